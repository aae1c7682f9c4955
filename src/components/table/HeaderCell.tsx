import { type ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'react-bootstrap-icons';
import { cellClass, foldedClass, type Column } from './column';
import { ROLES } from './roles';
import { nextSort, type Sort } from './sort';

interface Props<Row> {
  column: Column<Row>;
  /** The columns that fold under this one; while they do, this header sorts by them too. */
  folds: readonly Column<Row>[];
  sort: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Replaces the header's text. */
  children?: ReactNode;
}

export function HeaderCell<Row>({ column, folds, sort, onSort, children }: Props<Row>) {
  const { header, share, isSortable } = column;
  const direction = directionOf(sort, column);
  const isSorter = isSortable && onSort;
  return (
    <th
      {...ROLES.columnheader}
      className={`${cellClass(column) ?? ''} ${folds.length > 0 ? 'hosts' : ''}`.trim() || undefined}
      style={share === undefined ? undefined : { width: `${share}%` }}
      aria-sort={isSorter ? ARIA_SORT[direction ?? 'none'] : undefined}
    >
      {children ?? (isSorter ? <Sorter column={column} sort={sort} onSort={onSort} /> : header)}
      {onSort &&
        folds
          .filter((folded) => folded.isSortable)
          .map((folded) => (
            <span key={folded.key} className={foldedClass(folded)}>
              <Sorter column={folded} sort={sort} onSort={onSort}>
                <span className="visually-hidden">{saidOrder(directionOf(sort, folded))}</span>
              </Sorter>
            </span>
          ))}
    </th>
  );
}

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
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={`sorter ${direction ? 'sorted' : ''}`}
      onClick={() => onSort(nextSort(sort, column.key))}
    >
      {column.header}
      {children}
      <Arrow aria-hidden />
    </button>
  );
}
