import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardSkeleton } from '../skeleton/CardSkeleton';
import { TableSkeleton } from '../skeleton/TableSkeleton';
import { EmptyState } from './EmptyState';
import { NoMatches } from './NoMatches';

test('an empty list says so and offers to add', () => {
  render(<EmptyState icon={null} title="No users found" text="Add the first." action={<button>Add user</button>} />);
  expect(screen.getByRole('heading', { name: 'No users found' })).toBeVisible();
  expect(screen.getByText('Add the first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add user' })).toBeVisible();
});

test('a search without matches says what was searched and offers to clear it', async () => {
  const onClear = jest.fn();
  render(<NoMatches title="No users found" description="Nothing matches “mahnur” in Inactive." onClear={onClear} />);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “mahnur” in Inactive.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('a skeleton says that it loads, and is hidden from screen readers', () => {
  render(<TableSkeleton columns={[{ key: 'name', header: 'Name', cell: () => '' }]} rows={2} />);
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a skeleton of cards says that it loads', () => {
  render(<CardSkeleton />);
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
});
