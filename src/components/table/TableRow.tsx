import { memo, type ReactNode } from 'react';
import { cellClass, foldedClass, foldsOf, isControls, SELECT, type Column } from './column';
import { ROLES } from './roles';
import { NO_VALUE } from './texts';

interface Props<Row> {
  row: Row;
  columns: Column<Row>[];
  isMarked: boolean;
}

function TableRowView<Row>({ row, columns, isMarked }: Props<Row>) {
  const naming = columns.find(({ key }) => key !== SELECT);
  const values = new Map(columns.map((column) => [column, column.cell(row)]));
  return (
    <tr {...ROLES.row} className={isMarked ? 'is-marked' : undefined}>
      {columns.map((column) => (
        <Cell
          key={column.key}
          column={column}
          mark={column.mark?.(row)}
          value={values.get(column)}
          isNaming={column === naming}
          folds={foldsOf(columns, column).map((folded) => (
            <Folded key={folded.key} column={folded} value={values.get(folded)} />
          ))}
        />
      ))}
    </tr>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  mark: ReactNode;
  value: ReactNode;
  isNaming: boolean;
  folds: ReactNode[];
}

function Cell<Row>({ column, mark, value, isNaming, folds }: CellProps<Row>) {
  const { key, header, className = '' } = column;
  const beneath = folds.length > 0 && <span className="folds">{folds}</span>;
  if (isNaming)
    return (
      <th {...ROLES.rowheader} className={cellClass(column)}>
        <span className="cell-name">
          {mark}
          <span className={`text-lines ${className}`}>
            <Name value={value} />
            {beneath}
          </span>
        </span>
      </th>
    );
  if (isControls(key))
    return (
      <td {...ROLES.cell} className={cellClass(column)}>
        <span className={`cell-${key}`}>{value}</span>
      </td>
    );
  return (
    <td
      {...ROLES.cell}
      className={`${cellClass(column) ?? ''} ${value === NO_VALUE ? 'is-none' : ''}`.trim() || undefined}
    >
      <span className="label">{header}</span>
      {beneath ? (
        <span className={`value text-lines ${className}`}>
          <span className="clip" title={titleOf(value)}>
            {value}
          </span>
          {beneath}
        </span>
      ) : (
        <span className={`value ${className}`} title={titleOf(value)}>
          {value}
        </span>
      )}
    </td>
  );
}

/** A tooltip with the whole text, which an ellipsis may cut. */
const titleOf = (value: ReactNode) => (typeof value === 'string' ? value : undefined);

function Name({ value }: { value: ReactNode }) {
  if (typeof value !== 'string') return value;
  return (
    <span className="clip name" title={value}>
      {value}
    </span>
  );
}

/** A value below that of another column, for a table that is too narrow for a column of its own. */
function Folded<Row>({ column, value }: { column: Column<Row>; value: ReactNode }) {
  const { header, fold, className = '' } = column;
  return (
    <span className={`${foldedClass(column)} ${className}`} title={titleOf(value)}>
      {fold?.label && <span className={fold.label === 'hidden' ? 'visually-hidden' : undefined}>{`${header} `}</span>}
      {value}
    </span>
  );
}

/** A row is rendered again only when its data or `columns` change, so keep `columns` stable between renders. */
export const TableRow = memo(TableRowView) as typeof TableRowView;
