import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterMenu } from './FilterMenu';

const options = ['All', 'Active', 'Inactive', 'Archived'];

test('shows the current option and calls back with the chosen one', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<FilterMenu label="Filter" options={options} selected="All" onSelect={onSelect} />);
  await user.click(screen.getByRole('button', { name: 'Filter: All' }));
  expect(screen.getByRole('menuitemradio', { name: 'All', checked: true })).toHaveFocus();
  await user.click(screen.getByRole('menuitemradio', { name: 'Archived', checked: false }));
  expect(onSelect).toHaveBeenCalledWith('Archived');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('without a current option the items are plain commands', async () => {
  const user = userEvent.setup();
  render(<FilterMenu label="Filter" options={options} onSelect={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(options);
});
