import { fireEvent, screen } from '@testing-library/react';
import { findAndPress, noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { selectedRecipes } from '@test/selectedRecipes';

const mock = mockServer();
const { bar, row, titles, replaceRoti } = selectedRecipes(mock);

test('replaced words are told and put back by Undo; then the first card has the focus', async () => {
  const user = await replaceRoti();
  const before = JSON.stringify(mock.server.db.dump());
  await press(user, 'Change 3 recipes');
  expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
  expect(await screen.findByText('4 places in 3 recipes were changed.')).toBeVisible();
  expect(titles()).toEqual(['Oat bowl', 'Naan roll', 'Fig bowl']);
  expect(row('1').ingredients).toBe('1 naan');
  expect(screen.getByText(/stays in What changed until you reload or sign out\.$/)).toBeVisible();
  await press(user, 'Undo');
  expect(await screen.findByText('3 recipes are as they were.')).toBeVisible();
  expect(JSON.stringify(mock.server.db.dump())).toBe(before);
  await press(user, 'Done');
  await noDialog();
  expect(bar()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Oat bowl' })).toHaveFocus();
  await press(user, 'What changed');
  expect(await screen.findByText('Changed', { exact: false, selector: 'p' })).toHaveTextContent('Changed 3 recipes');
});

test('the second press of a double click on what began it undoes nothing', async () => {
  const user = await replaceRoti();
  await findAndPress(user, 'Change 3 recipes');
  await screen.findByRole('dialog', { name: 'Words replaced' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
  expect(mock.posted('dishes/update')).toHaveLength(3);
  await press(user, 'Undo');
  expect(await screen.findByText('3 recipes are as they were.')).toBeVisible();
});
