import { type ReactNode } from 'react';
import { shownOf } from '../table/arrange';
import { cellClass, foldedClass, foldsOf, isControls, SELECT, tableClass, type Column } from '../table/column';
import { HeaderCell } from '../table/HeaderCell';
import { TABLE_TEXTS } from '../table/texts';

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
  const columns = shownOf(all);
  return (
    <>
      {all.some(({ isSortable }) => isSortable) && (
        <div className="sort-row">
          <span className="figures">{count}</span>
        </div>
      )}
      <div className="table-scroll placeholder-glow" role="status" aria-label={TABLE_TEXTS.loading}>
        <table className={tableClass(columns)} aria-hidden="true">
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} folds={foldsOf(columns, column)} sort={null}>
                  {column.key === SELECT ? ' ' : undefined}
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <SkeletonRow key={row} columns={columns} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function SkeletonRow<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: number }) {
  const naming = columns.findIndex(({ key }) => key !== SELECT);
  return (
    <tr>
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)}>
          {isControls(column.key) ? (
            <span className={`cell-${column.key}`}>{column.key === SELECT && <span className="select-box" />}</span>
          ) : (
            <span className={index === naming ? 'cell-name' : 'value'}>
              {column.mark && <span className="placeholder round" />}
              <SkeletonValue width={WIDTHS[(row * 3 + index) % WIDTHS.length]!} folds={foldsOf(columns, column)} />
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** A value, with placeholders for those that fold below it. */
function SkeletonValue<Row>({ width, folds }: { width: number; folds: readonly Column<Row>[] }) {
  if (folds.length === 0) return <Bar width={width} />;
  return (
    <span className="text-lines">
      <Bar width={width} />
      <span className="folds">
        {folds.map((folded) => (
          <span key={folded.key} className={foldedClass(folded)}>
            <Bar width={96} />
          </span>
        ))}
      </span>
    </span>
  );
}

const Bar = ({ width }: { width: number }) => <span className="placeholder" style={{ width }} />;
