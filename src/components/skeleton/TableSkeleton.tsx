import { useRef, type ReactNode } from 'react';
import { cellClass, classes, isControls, SELECT, shownOf, tableClass, type Column } from '../table/column';
import { HeaderCell } from '../table/HeaderCell';
import { layOut, type LaidColumn } from '../table/layOut';
import { CountRow } from '../table/SortRow';
import { LOADING } from '../table/texts';
import { useFold } from '../table/useFold';

interface Props<Row> {
  /** The columns of the table that is loading. */
  columns: readonly Column<Row>[];
  rows?: number;
  /** Rendered beside Sort by, as in the table. */
  count?: ReactNode;
}

const WIDTHS = [92, 116, 80, 104, 68, 124, 86];

/** Placeholders for rows that are loading; they fold as the table's values do. */
export function TableSkeleton<Row>({ columns: all, rows = 10, count }: Props<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = shownOf(all);
  const laidOut = layOut(columns, useFold(scroller));
  return (
    <>
      {all.some(({ sort }) => sort) && <CountRow count={count} />}
      <div ref={scroller} className="table-scroll placeholder-glow" role="status" aria-label={LOADING}>
        <table className={tableClass(columns)} aria-hidden="true">
          <thead>
            <tr>
              {laidOut.map((laid) => (
                <HeaderCell key={laid.column.key} laid={laid} sort={null}>
                  {laid.column.key === SELECT ? ' ' : undefined}
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {laidOut.map((laid) => (
                  <td
                    key={laid.column.key}
                    className={classes(cellClass(laid.column), !laid.isNaming && laid.isHost && 'hosts')}
                  >
                    <SkeletonValue
                      laid={laid}
                      width={WIDTHS[(row * 3 + columns.indexOf(laid.column)) % WIDTHS.length]!}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** A value, with placeholders for those that are folded below it. */
function SkeletonValue<Row>({ laid, width }: { laid: LaidColumn<Row>; width: number }) {
  const { column, isNaming, isHost, folds } = laid;
  if (isControls(column.key)) return column.key === SELECT && <span className="select-box" />;
  return (
    <span
      className={classes(
        isNaming ? 'cell-name' : 'value',
        (isNaming || isHost) && 'text-lines',
        column.mark && 'with-mark',
      )}
    >
      {column.mark && <span className="placeholder round" />}
      <Bar width={width} />
      {folds.length > 0 && (
        <span className="folds">
          {folds.map((folded) => (
            <span key={folded.key} className="folded">
              <Bar width={96} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

const Bar = ({ width }: { width: number }) => <span className="placeholder" style={{ width }} />;
