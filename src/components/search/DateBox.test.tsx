import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateBox } from './DateBox';

function Filtered({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateBox label="Date" value={value} onChange={setValue} />
      <p>Filtered: {value || 'every day'}</p>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Date' });

test('a typed date is shown in the panel’s format', async () => {
  const user = userEvent.setup();
  render(<Filtered />);
  await user.type(box(), '3/2/202');
  expect(screen.getByText('Filtered: every day')).toBeVisible();
  await user.type(box(), '6');
  expect(box()).toHaveValue('03/02/2026');
  expect(screen.getByText('Filtered: 2026-02-03')).toBeVisible();
  await user.clear(box());
  expect(screen.getByText('Filtered: every day')).toBeVisible();
});

test('the button opens the browser’s calendar, from which a date can be chosen', async () => {
  const user = userEvent.setup();
  const showPicker = jest.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  render(<Filtered initial="2026-02-03" />);
  expect(box()).toHaveValue('03/02/2026');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Choose date' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const calendar = screen.getByDisplayValue('2026-02-03');
  expect(showPicker.mock.contexts).toEqual([calendar]);
  fireEvent.change(calendar, { target: { value: '2026-03-14' } });
  expect(box()).toHaveValue('14/03/2026');
  expect(screen.getByText('Filtered: 2026-03-14')).toBeVisible();
});

test('text that is not a date shows a message, and the current date is restored', async () => {
  const user = userEvent.setup();
  render(<Filtered initial="2026-02-03" />);
  await user.clear(box());
  await user.type(box(), '31/02/2026');
  await user.tab();
  expect(box()).toHaveAccessibleDescription('“31/02/2026” is no date.');
  expect(box()).toHaveValue('');
  await user.type(box(), '1');
  expect(screen.queryByText(/is no date/)).not.toBeInTheDocument();
});
