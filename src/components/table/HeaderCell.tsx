import { type ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'react-bootstrap-icons';
import { isControls, type Column } from './column';
import { ROLES } from './roles';
import { nextSort, type Sort } from './sort';

interface Props {
  column: Pick<Column<never>, 'key' | 'header' | 'isSortable'>;
  sort: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** In place of the header's text. */
  children?: ReactNode;
}

export function HeaderCell({ column: { key, header, isSortable }, sort, onSort, children }: Props) {
  const direction = sort?.key === key ? sort.direction : null;
  if (!isSortable || !onSort)
    return (
      <th {...ROLES.columnheader} className={isControls(key) ? key : undefined}>
        {children ?? header}
      </th>
    );

  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th {...ROLES.columnheader} aria-sort={ariaSort(direction)}>
      <button type="button" className="sorter" onClick={() => onSort(nextSort(sort, key))}>
        {header}
        <Arrow aria-hidden />
      </button>
    </th>
  );
}

function ariaSort(direction: Sort['direction'] | null) {
  if (!direction) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
