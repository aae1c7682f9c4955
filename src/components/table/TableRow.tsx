import { memo, type ReactNode } from 'react';
import { isControls, SELECT, type Column } from './column';
import { ROLES } from './roles';

interface Props<Row> {
  row: Row;
  columns: Column<Row>[];
}

function TableRowView<Row>({ row, columns }: Props<Row>) {
  const naming = columns.find(({ key }) => key !== SELECT);
  return (
    <tr {...ROLES.row}>
      {columns.map((column) => (
        <Cell key={column.key} column={column} isNaming={column === naming}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

interface CellProps {
  column: Pick<Column<never>, 'key' | 'header' | 'className'>;
  isNaming: boolean;
  children: ReactNode;
}

function Cell({ column: { key, header, className = '' }, isNaming, children }: CellProps) {
  if (isNaming)
    return (
      <th {...ROLES.rowheader}>
        <span className={`cell-name ${className}`}>{children}</span>
      </th>
    );
  if (isControls(key))
    return (
      <td {...ROLES.cell} className={key}>
        <span className={`cell-${key}`}>{children}</span>
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
