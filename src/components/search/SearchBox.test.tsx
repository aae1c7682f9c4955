import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './SearchBox';

const seen = jest.fn();
beforeEach(() => seen.mockClear());

function Searched() {
  const [value, setValue] = useState('');
  const onChange = (next: string) => {
    seen(next);
    setValue(next);
  };
  return (
    <>
      <SearchBox value={value} onChange={onChange} />
      <p>Searched: {value || 'nothing'}</p>
      <button onClick={() => setValue('from the address')}>Back</button>
    </>
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search by name, email or phone' });

test('shows each key at once and searches once, after the last', async () => {
  const user = userEvent.setup();
  render(<Searched />);
  await user.type(box(), 'sana');
  expect(box()).toHaveValue('sana');
  expect(await screen.findByText('Searched: sana')).toBeVisible();
  expect(seen.mock.calls).toEqual([['sana']]);
});

test('Enter searches without waiting', async () => {
  const user = userEvent.setup();
  render(<Searched />);
  await user.type(box(), 'sana{Enter}');
  expect(screen.getByText('Searched: sana')).toBeVisible();
});

test('Escape clears', async () => {
  const user = userEvent.setup();
  render(<Searched />);
  await user.type(box(), 'sana{Enter}{Escape}');
  expect(box()).toHaveValue('');
  expect(screen.getByText('Searched: nothing')).toBeVisible();
});

test('the clear button clears and leaves the focus in the box', async () => {
  const user = userEvent.setup();
  render(<Searched />);
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await user.type(box(), 'sana{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByText('Searched: nothing')).toBeVisible();
  expect(box()).toHaveFocus();
});

test('a value from outside wins over what is being typed', async () => {
  const user = userEvent.setup();
  render(<Searched />);
  await user.type(box(), 'sa');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(box()).toHaveValue('from the address');
  await waitFor(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.getByText('Searched: from the address')).toBeVisible();
});
