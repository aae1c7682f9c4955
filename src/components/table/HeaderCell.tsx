import { memo, type ReactNode } from 'react';
import { cellClass, classes, type Column } from './column';
import { type LaidColumn } from './layOut';
import { ROLES } from './roles';
import { nextSort, type Sort } from './sort';

interface Props<Row> {
  /** While columns are folded under it, it sorts by them too. */
  laid: LaidColumn<Row>;
  sort: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Replaces the header's text. */
  children?: ReactNode;
}

function HeaderCellView<Row>({ laid, sort, onSort, children }: Props<Row>) {
  const { column, isHost, folds } = laid;
  const { header, share } = column;
  const direction = directionOf(sort, column);
  const isSorter = column.sort && onSort;
  return (
    <th
      {...ROLES.columnheader}
      className={classes(cellClass(column), isHost && 'hosts')}
      style={share === undefined ? undefined : { width: `${share}%` }}
      aria-sort={isSorter ? ARIA_SORT[direction ?? 'none'] : undefined}
    >
      {children ?? (isSorter ? <Sorter column={column} sort={sort} onSort={onSort} /> : header)}
      {onSort &&
        folds
          .filter((folded) => folded.sort)
          .map((folded) => (
            <span key={folded.key} className="folded">
              <Sorter column={folded} sort={sort} onSort={onSort}>
                <span className="visually-hidden">{saidOrder(directionOf(sort, folded))}</span>
              </Sorter>
            </span>
          ))}
    </th>
  );
}

/** Another page of rows has the same head. */
export const HeaderCell = memo(HeaderCellView) as typeof HeaderCellView;

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

const directionOf = (sort: Sort | null, { key }: { key: string }) => (sort?.key === key ? sort.direction : null);

/** The order of a folded column as text, because `aria-sort` is about the header's own column. */
const saidOrder = (direction: Sort['direction'] | null) => direction && `, ${ARIA_SORT[direction]}`;

interface SorterProps {
  column: Pick<Column<never>, 'key' | 'header'>;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  children?: ReactNode;
}

function Sorter({ column, sort, onSort, children }: SorterProps) {
  const direction = directionOf(sort, column);
  return (
    <button
      type="button"
      className={`sorter ${direction ? `sorted ${direction}` : ''}`}
      onClick={() => onSort(nextSort(sort, column.key))}
    >
      {column.header}
      {children}
    </button>
  );
}
