import { act, screen } from '@testing-library/react';
import { button, dialog, first, openForm, question } from '@test/formScreen';

test.each(['Escape', 'Close', 'a click beside'])('%s closes an untouched form at once', async (way) => {
  const { user } = await openForm();
  if (way === 'Escape') await user.keyboard('{Escape}');
  if (way === 'Close') await user.click(button('Close'));
  if (way === 'a click beside') await user.click(dialog() as HTMLElement);
  expect(dialog()).not.toBeInTheDocument();
  expect(button('Add user')).toHaveFocus();
});

test('what was typed and taken back is no change', async () => {
  const { user } = await openForm();
  await user.type(first(), 'S{Backspace}{Escape}');
  expect(dialog()).not.toBeInTheDocument();
});

test('Cancel closes a changed form without asking', async () => {
  const { user } = await openForm();
  await user.type(first(), 'Sana');
  await user.click(button('Cancel'));
  expect(dialog()).not.toBeInTheDocument();
});

test.each(['Escape', 'Close', 'a click beside'])('%s asks before a changed form is lost', async (way) => {
  const { user } = await openForm();
  await user.type(first(), 'Sana');
  if (way === 'Escape') await user.keyboard('{Escape}');
  if (way === 'Close') await user.click(button('Close'));
  if (way === 'a click beside') await user.click(dialog() as HTMLElement);
  expect(question()).toHaveAccessibleDescription('What you typed will be lost.');
  await user.click(button('Discard'));
  expect(dialog()).not.toBeInTheDocument();
  expect(button('Add user')).toHaveFocus();
});

test('staying keeps what was typed', async () => {
  const { user } = await openForm();
  await user.type(first(), 'Sana{Escape}');
  await user.keyboard('{Escape}');
  expect(question()).not.toBeInTheDocument();
  expect(first()).toHaveValue('Sana');
  expect(first()).toHaveFocus();
});

test('a change of route is held up until it is answered', async () => {
  const { user } = await openForm();
  await user.type(first(), 'Sana');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(question()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(first()).toHaveValue('Sana');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(button('Discard'));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(question()).not.toBeInTheDocument();
});

test('so is a step back', async () => {
  const { user } = await openForm();
  await user.type(first(), 'Sana');
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('The page before')).toBeVisible();
});

test('a change within the page is not', async () => {
  const { user, router } = await openForm();
  await user.type(first(), 'Sana');
  await act(() => router.navigate('/users?search=sana'));
  expect(question()).not.toBeInTheDocument();
  expect(first()).toHaveValue('Sana');
});

test('closing the tab asks only while something would be lost', async () => {
  const { user } = await openForm();
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await user.type(first(), 'Sana');
  expect(closing()).toBe(true);
});
