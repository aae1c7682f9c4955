import { ArrowDown, ArrowUp } from 'react-bootstrap-icons';
import { ACTIONS, type Column } from './column';
import { ROLES } from './roles';
import { nextSort, type Sort } from './sort';

interface Props {
  column: Pick<Column<never>, 'key' | 'header' | 'isSortable'>;
  sort: Sort | null;
  onSort?: (sort: Sort | null) => void;
}

export function HeaderCell({ column: { key, header, isSortable }, sort, onSort }: Props) {
  const direction = sort?.key === key ? sort.direction : null;
  if (!isSortable || !onSort)
    return (
      <th {...ROLES.columnheader} className={key === ACTIONS ? ACTIONS : undefined}>
        {header}
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
