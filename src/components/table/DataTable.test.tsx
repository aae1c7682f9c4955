import { useState } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { narrowWindow } from '@test/narrowWindow';
import { type Column } from './column';
import { DataTable } from './DataTable';
import { type Sort } from './sort';

interface Person {
  id: number;
  name: string;
  email: string;
}

const people: Person[] = [
  { id: 1, name: 'Sana Iqbal', email: 'sana@mail.com' },
  { id: 2, name: 'Layla Haddad', email: 'layla@mail.com' },
];

const columns: Column<Person>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, sort: (row) => row.name },
  { key: 'email', header: 'Email', cell: (row) => row.email },
  { key: 'actions', header: 'Actions', cell: (row) => <button>Edit {row.name}</button> },
];

function Sortable() {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <DataTable label="Users" columns={columns} rows={people} rowId={(row) => row.id} sort={sort} onSort={setSort} />
  );
}

test('is a table named by its label, each row named by its first cell', () => {
  render(<DataTable label="Users" columns={columns} rows={people} rowId={(row) => row.id} />);
  const table = screen.getByRole('table', { name: 'Users' });
  const row = within(table).getByRole('row', { name: /Sana Iqbal/ });
  expect(within(row).getByRole('rowheader', { name: 'Sana Iqbal' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: 'sana@mail.com' })).toBeVisible();
});

test('a header sorts by its column: ascending, descending, not at all', async () => {
  const user = userEvent.setup();
  render(<Sortable />);
  const header = screen.getByRole('columnheader', { name: 'Name' });
  expect(header).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard('{Enter}');
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await user.keyboard(' ');
  expect(header).toHaveAttribute('aria-sort', 'none');
});

test('a column that is not sortable has no button', () => {
  render(<Sortable />);
  expect(screen.queryByRole('button', { name: 'Email' })).not.toBeInTheDocument();
});

test('says so when there are no rows', () => {
  render(<DataTable label="Users" columns={columns} rows={[]} rowId={(row) => row.id} />);
  expect(screen.getByRole('cell', { name: 'There are no records to display' })).toBeVisible();
});

test('renders only the row that changed', () => {
  const cell = jest.fn((row: Person) => row.name);
  const counted: Column<Person>[] = [{ key: 'name', header: 'Name', cell }];
  const { rerender } = render(<DataTable label="Users" columns={counted} rows={people} rowId={(row) => row.id} />);
  cell.mockClear();
  const renamed = { id: 2, name: 'Layla Noor', email: '' };
  rerender(
    <DataTable
      label="Users"
      columns={counted}
      rows={people.map((row) => (row.id === 2 ? renamed : row))}
      rowId={(row) => row.id}
    />,
  );
  expect(cell.mock.calls).toEqual([[renamed]]);
});

test('checkboxes are before the column that names the row, with one for the page in the header', () => {
  const select: Column<Person> = {
    key: 'select',
    header: 'Select',
    head: (rows) => <input type="checkbox" aria-label={`Select ${rows.length}`} />,
    cell: ({ name }) => <input type="checkbox" aria-label={`Select ${name}`} />,
  };
  render(<DataTable label="Users" columns={[select, ...columns]} rows={people} rowId={(row) => row.id} />);
  expect(screen.getByRole('columnheader', { name: 'Select 2' })).toBeVisible();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(people.map(({ name }) => name));
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

const folding: Column<Person>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sort: ({ name }) => name },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) => email,
    sort: ({ email }) => email,
    orders: ['First email', 'Last email'],
    fold: { under: 'name', below: 1080, label: 'hidden' },
  },
];

/** A style sheet says so of a table as narrow as this. */
function narrow(width: number) {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `.table-scroll { --narrower-than: ${width} }`;
  const observers: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((measure) => {
    observers.push(() => measure([], null as never));
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  return {
    measure: () => act(() => observers.forEach((tell) => tell())),
    undo: () => sheet.remove(),
  };
}

const emails = () => screen.getAllByText('sana@mail.com');

test('a value has its own cell in a wide table and on paper, and in a narrow one is below that of another column', () => {
  const { measure, undo } = narrow(1080);
  render(<DataTable label="Users" columns={folding} rows={people} rowId={(row) => row.id} onSort={() => {}} />);
  expect(screen.getByRole('cell', { name: 'sana@mail.com' })).toHaveAttribute('data-label', 'Email');
  expect(emails()).toHaveLength(1);
  const name = screen.getByText('Sana Iqbal');
  measure();
  expect(screen.getByRole('rowheader', { name: 'Sana Iqbal Email sana@mail.com' })).toContainElement(name);
  expect(screen.getByRole('columnheader', { name: 'Name Email' })).toBeVisible();
  expect(screen.queryByRole('cell')).not.toBeInTheDocument();
  expect(emails()).toHaveLength(1);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByRole('cell', { name: 'sana@mail.com' })).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('cell')).not.toBeInTheDocument();
  undo();
  measure();
  expect(screen.getByRole('cell', { name: 'sana@mail.com' })).toBeVisible();
});

test('Sort by names both directions of each column and calls back as the headers do, where rows are cards', async () => {
  narrowWindow();
  const user = userEvent.setup();
  const onSort = jest.fn();
  const sort: Sort = { key: 'name', direction: 'desc' };
  render(
    <DataTable label="Users" columns={folding} rows={people} rowId={(row) => row.id} sort={sort} onSort={onSort} />,
  );
  const sortBy = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(sortBy)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Default order', 'Name, A to Z', 'Name, Z to A', 'First email', 'Last email']);
  expect(sortBy).toHaveDisplayValue('Name, Z to A');
  await user.selectOptions(sortBy, 'Last email');
  await user.selectOptions(sortBy, 'Default order');
  expect(onSort.mock.calls).toEqual([[{ key: 'email', direction: 'desc' }], [null]]);
});
