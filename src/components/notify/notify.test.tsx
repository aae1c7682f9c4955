import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { narrowWindow } from '@test/narrowWindow';
import { notifyError, notifyInfo, notifySuccess } from './notify';
import { ToastHost } from './ToastHost';

const setup = () => render(<ToastHost autoClose={3000} />);

test('a success is a status, an error is an alert', async () => {
  setup();
  act(() => notifySuccess('Workout created successfully!'));
  act(() => notifyError('Failed to send notification'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send notification');
  expect(screen.getByRole('status')).toHaveTextContent('Workout created successfully!');
});

test('can be closed', async () => {
  setup();
  act(() => notifyInfo('Highlights Retrived'));
  const toast = await screen.findByRole('status');
  await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Highlights Retrived')).not.toBeInTheDocument();
});

test.each(['the focus goes back to where it was', 'and to the page where that is gone'])('closed, %s', async (what) => {
  const isGone = what.endsWith('gone');
  const field = document.createElement('input');
  const page = Object.assign(document.createElement('main'), { tabIndex: -1 });
  document.body.append(page, field);
  setup();
  act(() => notifyInfo('Saved'));
  const close = within(await screen.findByRole('status')).getByRole('button', { name: 'Close' });
  field.focus();
  act(() => close.focus());
  if (isGone) field.remove();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(close).not.toBeInTheDocument());
  expect(isGone ? page : field).toHaveFocus();
  page.remove();
  field.remove();
});

test('closed while a dialog is open above another, the focus goes to that one', async () => {
  const [under, above] = [false, true].map((isOnTop) => {
    const dialog = Object.assign(document.createElement('div'), { tabIndex: -1 });
    dialog.setAttribute('aria-modal', 'true');
    dialog.toggleAttribute('inert', !isOnTop);
    document.body.append(dialog);
    return dialog;
  });
  setup();
  act(() => notifyInfo('Saved'));
  const close = within(await screen.findByRole('status')).getByRole('button', { name: 'Close' });
  act(() => close.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(close).not.toBeInTheDocument());
  expect(above).toHaveFocus();
  under!.remove();
  above!.remove();
});

test('null shows no toast', async () => {
  setup();
  act(() => notifyError(null));
  act(() => notifyInfo('Later'));
  expect(await screen.findByText('Later')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('on a phone toasts are shown one by one', async () => {
  narrowWindow();
  setup();
  act(() => notifySuccess('Folder created successfully'));
  act(() => notifyError('Failed to fetch folders'));
  const first = await screen.findByRole('status');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch folders');
});
