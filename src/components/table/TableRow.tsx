import { memo, type ReactNode } from 'react';
import { ACTIONS, type Column } from './column';
import { ROLES } from './roles';

interface Props<Row> {
  row: Row;
  columns: Column<Row>[];
}

function TableRowView<Row>({ row, columns }: Props<Row>) {
  return (
    <tr {...ROLES.row}>
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} isFirst={index === 0}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

interface CellProps {
  column: Pick<Column<never>, 'key' | 'header' | 'className'>;
  isFirst: boolean;
  children: ReactNode;
}

function Cell({ column: { key, header, className = '' }, isFirst, children }: CellProps) {
  if (isFirst)
    return (
      <th {...ROLES.rowheader}>
        <span className={`cell-name ${className}`}>{children}</span>
      </th>
    );
  if (key === ACTIONS)
    return (
      <td {...ROLES.cell} className={ACTIONS}>
        <span className="cell-actions">{children}</span>
      </td>
    );
  return (
    <td {...ROLES.cell}>
      <span className="label" aria-hidden="true">
        {header}
      </span>
      <span className={`value ${className}`}>{children}</span>
    </td>
  );
}

/** A row is drawn again only when its own data or the columns change, so keep `columns` outside the render. */
export const TableRow = memo(TableRowView) as typeof TableRowView;
