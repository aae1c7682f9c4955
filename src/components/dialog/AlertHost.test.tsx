import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAlert } from '../notify/alert';
import { AlertHost } from './AlertHost';

test('shows one alert after another, each with its OK, and returns the focus', async () => {
  const user = userEvent.setup();
  render(
    <>
      <button>Delete Week</button>
      <AlertHost />
    </>,
  );
  screen.getByRole('button', { name: 'Delete Week' }).focus();
  act(() => {
    showAlert('Failed to delete week');
    showAlert('Please try again');
  });
  expect(await screen.findByRole('alertdialog', { name: 'Failed to delete week' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alertdialog', { name: 'Please try again' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Week' })).toHaveFocus();
});
