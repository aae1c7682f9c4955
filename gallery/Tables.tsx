import { useState } from 'react';
import { Initials } from '@/components/avatar/Initials';
import { RowMenu } from '@/components/menu/RowMenu';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { PagedTable } from '@/components/table/PagedTable';
import { type Sort } from '@/components/table/sort';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';

interface Person {
  id: number;
  name: string;
  email: string;
  plan: string;
  isActive: boolean;
}

const PEOPLE: readonly Person[] = [
  { id: 1, name: 'Sana Iqbal', email: 'sana.iqbal@example.com', plan: 'Monthly', isActive: true },
  {
    id: 2,
    name: 'Wolfeschlegelsteinhausenbergerdorff',
    email: 'a-very-long-name@example.com',
    plan: 'Yearly',
    isActive: false,
  },
  { id: 3, name: 'Noor', email: 'noor@example.com', plan: 'N/A', isActive: true },
];

const COLUMNS: Column<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: ({ name }) => name,
    share: 30,
    mark: ({ name }) => <Initials name={name} />,
    cell: ({ name }) => name,
  },
  { key: 'email', header: 'Email', share: 30, fold: { under: 'name', below: 1080 }, cell: ({ email }) => email },
  { key: 'plan', header: 'Plan', sort: ({ plan }) => plan, cell: ({ plan }) => plan },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'active' : 'inactive'}>{isActive ? 'Active' : 'Inactive'}</StatusBadge>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ name }) => <RowMenu label={`Actions for ${name}`} items={[{ label: 'Progress', onSelect: () => {} }]} />,
  },
];

export function Tables() {
  const [sort, setSort] = useState<Sort | null>({ key: 'name', direction: 'asc' });
  const [page, setPage] = useState(2);
  const [size, setSize] = useState(10);
  return (
    <>
      <div className="card fits">
        <PagedTable
          label="People"
          columns={COLUMNS}
          rows={Array.from({ length: 43 }, (_, index) => ({ ...PEOPLE[index % 3]!, id: index }))}
          rowId={({ id }) => id}
          view={{ page, size, sort, marked: 11 }}
          events={{ sorted: setSort, pageChanged: setPage, sizeChanged: setSize }}
        />
      </div>
      <div className="card fits">
        <TableSkeleton columns={COLUMNS} rows={2} />
      </div>
    </>
  );
}
