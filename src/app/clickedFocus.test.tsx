import { screen } from '@testing-library/react';
import { buttonsTakeNoFocus } from '@test/buttonsTakeNoFocus';
import { findAndPress, noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

buttonsTakeNoFocus();

test('a dialog opened by mouse returns the focus to its button', async () => {
  const { user } = renderApp('/banners', mock.admin());
  const [add] = await screen.findAllByRole('button', { name: 'Add Banner' });
  await user.click(add!);
  await screen.findByRole('dialog');
  await press(user, 'Cancel');
  await noDialog();
  expect(add).toHaveFocus();
});

test('one opened from a menu returns it to the menu, though the search had it before', async () => {
  mock.create('banner', { link: 'https://a.example' });
  const { user } = renderApp('/banners', mock.admin());
  await user.click(await screen.findByRole('searchbox'));
  await findAndPress(user, 'Actions for https://a.example');
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog');
  await press(user, 'Cancel');
  await noDialog();
  expect(screen.getByRole('button', { name: 'Actions for https://a.example' })).toHaveFocus();
});

test('a button pressed by a script moves no focus', async () => {
  renderApp('/banners', mock.admin());
  const [add] = await screen.findAllByRole('button', { name: 'Add Banner' });
  const search = screen.getByRole('searchbox');
  search.focus();
  add!.addEventListener('click', (event) => event.stopPropagation());
  add!.click();
  expect(search).toHaveFocus();
});
