import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './SearchBox';

function Searched() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox value={value} onChange={setValue} />
      <p>Searched: {value || 'nothing'}</p>
    </>
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search by name, email or phone' });

test('calls back with each key', async () => {
  const user = userEvent.setup();
  render(<Searched />);
  await user.type(box(), 'sana');
  expect(box()).toHaveValue('sana');
  expect(screen.getByText('Searched: sana')).toBeVisible();
});

test('Escape clears', async () => {
  const user = userEvent.setup();
  render(<Searched />);
  await user.type(box(), 'sana{Escape}');
  expect(box()).toHaveValue('');
  expect(screen.getByText('Searched: nothing')).toBeVisible();
});

test('the clear button clears and leaves the focus in the box', async () => {
  const user = userEvent.setup();
  render(<Searched />);
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await user.type(box(), 'sana');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByText('Searched: nothing')).toBeVisible();
  expect(box()).toHaveFocus();
});
