import { memo, useMemo, useState, type ReactNode, type UIEvent } from 'react';
import { shownOf, tableClass, type Column } from './column';
import { HeaderCell } from './HeaderCell';
import { layOut } from './layOut';
import { type Sort } from './sort';
import { ROLES } from './roles';
import { SortRow } from './SortRow';
import { TableRow } from './TableRow';
import { useFold } from './useFold';
import { useOverflow } from '../layout/useOverflow';

interface Props<Row> {
  /** The table's accessible name. */
  label: string;
  columns: Column<Row>[];
  /** The rows of one page; filtering, ordering and paging are done before. */
  rows: Row[];
  rowId: (row: Row) => string | number;
  /** The id of a row that is marked for a moment. */
  marked?: string | number | null;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Rendered beside Sort by, above the cards on a phone. */
  count?: ReactNode;
}

/**
 * One page of rows as a table; below 768 px each row is a card. `display` would drop the table's roles there, so they
 * are set explicitly. The first column that is not a checkbox is the row header. Table and rows are rendered again only
 * if they change.
 */
function DataTableView<Row>({ label, columns: all, rows, rowId, marked, sort = null, onSort, count }: Props<Row>) {
  const [scroller, isOverflowing] = useOverflow<HTMLDivElement>();
  const width = useFold(scroller);
  const columns = useMemo(() => shownOf(all), [all]);
  const laidOut = useMemo(() => layOut(columns, width), [columns, width]);
  const [isAtEnd, onScroll] = useScrollEnd();
  return (
    <>
      {onSort && <SortRow columns={all} sort={sort} onSort={onSort} count={count} />}
      <div
        ref={scroller}
        className={`table-scroll ${isOverflowing ? 'is-overflowing' : ''} ${isAtEnd ? 'at-end' : ''}`}
        onScroll={onScroll}
        onPointerOver={titleWhatIsCut}
        onFocus={titleWhatIsCut}
        {...(isOverflowing && { tabIndex: 0, role: 'region', 'aria-label': `${label}, scrolls sideways` })}
      >
        <table className={tableClass(columns)} {...ROLES.table} aria-label={label}>
          <thead {...ROLES.rowgroup}>
            <tr {...ROLES.row}>
              {laidOut.map((laid) => (
                <HeaderCell key={laid.column.key} laid={laid} sort={sort} onSort={onSort}>
                  {laid.column.head?.(rows)}
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.rowgroup}>
            {rows.map((row) => (
              <TableRow key={rowId(row)} row={row} columns={laidOut} isMarked={rowId(row) === marked} />
            ))}
            {rows.length === 0 && (
              <tr {...ROLES.row} className="no-rows">
                <td {...ROLES.cell} colSpan={laidOut.length}>
                  There are no records to display
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

export const DataTable = memo(DataTableView) as typeof DataTableView;

/** Gives a text under the pointer or with the focus a tooltip with the whole of it, if an ellipsis cuts it. */
function titleWhatIsCut({ target }: { target: EventTarget }) {
  const text = (target as Element).closest<HTMLElement>('.clip, .value, .folded, .name, .meta');
  if (!text) return;
  if (text.scrollWidth > text.clientWidth) text.title = text.textContent;
  else text.removeAttribute('title');
}

/** Whether an element is scrolled to its right end, and the `onScroll` handler that determines it. */
function useScrollEnd() {
  const [isAtEnd, setAtEnd] = useState(false);
  const onScroll = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) =>
    setAtEnd(Math.abs(scrollLeft) >= scrollWidth - clientWidth - 1);
  return [isAtEnd, onScroll] as const;
}
