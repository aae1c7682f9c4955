import { type Column } from './column';
import { HeaderCell } from './HeaderCell';
import { type Sort } from './sort';
import { TableRow } from './TableRow';
import { TABLE_TEXTS } from './texts';
import { useOverflow } from '../layout/useOverflow';

interface Props<Row> {
  /** The table's accessible name. */
  label: string;
  columns: Column<Row>[];
  /** The rows of one page; filtering, ordering and paging are done before. */
  rows: Row[];
  rowId: (row: Row) => string | number;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
}

/**
 * One page of rows as a table; a list of cards under 768 px, where `display` would drop the table's roles, so they are
 * written out. The first column is the row's header. Rows are drawn again only when they change.
 */
export function DataTable<Row>({ label, columns, rows, rowId, sort = null, onSort }: Props<Row>) {
  const [scroller, isOverflowing] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={scroller}
      className="table-scroll"
      {...(isOverflowing && { tabIndex: 0, role: 'region', 'aria-label': `${label}, scrolls sideways` })}
    >
      <table className="table" role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowId(row)} row={row} columns={columns} />
          ))}
          {rows.length === 0 && (
            <tr role="row" className="no-rows">
              <td role="cell" colSpan={columns.length}>
                {TABLE_TEXTS.noRecords}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
