import { memo, type ReactNode } from 'react';
import { cellClass, classes, isControls, type Column } from './column';
import { type LaidColumn } from './layOut';
import { ROLES } from './roles';
import { NO_VALUE } from './texts';

interface Props<Row> {
  row: Row;
  columns: readonly LaidColumn<Row>[];
  isMarked: boolean;
}

function TableRowView<Row>({ row, columns, isMarked }: Props<Row>) {
  return (
    <tr {...ROLES.row} className={isMarked ? 'is-marked' : undefined}>
      {columns.map((laid) => cellOf(laid, row))}
    </tr>
  );
}

/** A row is rendered again only when its data or `columns` change, so keep them stable between renders. */
export const TableRow = memo(TableRowView) as typeof TableRowView;

/** A function instead of a component, because a page of rows has a hundred cells. */
function cellOf<Row>(laid: LaidColumn<Row>, row: Row) {
  const { column, isNaming, isHost, folds } = laid;
  const { key, header, className } = column;
  const value = column.cell(row);
  const beneath = folds.length > 0 && (
    <span className="folds">{folds.map((folded, index) => foldedOf(folded, row, index > 0))}</span>
  );
  if (isNaming) {
    const mark = column.mark?.(row);
    return (
      <th key={key} {...ROLES.rowheader} className={cellClass(column)}>
        <span className={classes('cell-name text-lines', mark !== undefined && 'with-mark', className)}>
          {mark}
          {typeof value === 'string' ? <span className="clip name">{value}</span> : value}
          {beneath}
        </span>
      </th>
    );
  }
  if (isControls(key))
    return (
      <td key={key} {...ROLES.cell} className={cellClass(column)}>
        {value}
      </td>
    );
  return (
    <td
      key={key}
      {...ROLES.cell}
      className={classes(cellClass(column), isHost && 'hosts', value === NO_VALUE && 'is-none')}
      data-label={header}
    >
      {beneath ? (
        <span className={classes('value text-lines', className)}>
          <span className="clip">{value}</span>
          {beneath}
        </span>
      ) : (
        <span className={classes('value', isHost && 'clip', className)}>{value}</span>
      )}
    </td>
  );
}

/** A value below that of another column, in a table that is too narrow for a column of its own. */
function foldedOf<Row>(column: Column<Row>, row: Row, isAfterAnother: boolean): ReactNode {
  const { key, header, fold, className } = column;
  return (
    <span key={key} className={classes('folded', className)}>
      {isAfterAnother && <span className="sep" />}
      {fold?.label && <span className={fold.label === 'hidden' ? 'visually-hidden' : undefined}>{`${header} `}</span>}
      {column.cell(row)}
    </span>
  );
}
