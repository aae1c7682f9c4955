import { screen, waitFor, within } from '@testing-library/react';
import { menuItem, membersByBmr } from '@test/conditions';
import { renderApp } from '@test/renderApp';

const { mock, open } = membersByBmr();

/** The clipboard holds this text. It is read within `waitFor`, as the count may be spoken meanwhile. */
const expectCopied = (text: string) => waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));

test('the link is of the conditions alone', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'Sana');
  await menuItem(user, 'Copy link');
  expect(await screen.findByText('Link copied')).toBeVisible();
  await expectCopied('http://localhost/?conditions=bmr+%3E+1400');
});

test('link and folder have the condition that is being typed, as list and count do', async () => {
  const { user } = renderApp('/users', mock.admin());
  await screen.findByText('1-2 of 2');
  await user.click(screen.getByRole('button', { name: 'Conditions' }));
  await user.type(await screen.findByRole('combobox', { name: 'Add a condition' }), 'bmr > 1400');
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  await menuItem(user, 'Copy link');
  await expectCopied('http://localhost/?conditions=bmr+%3E+1400');
  await menuItem(user, 'Make a folder');
  const dialog = await screen.findByRole('dialog', { name: 'Create Folder' });
  expect(within(dialog).getByText('1 user selected')).toBeVisible();
});

test('another new folder begins with nobody', async () => {
  const { user } = await open();
  await menuItem(user, 'Make a folder');
  const dialog = await screen.findByRole('dialog', { name: 'Create Folder' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const [head] = await screen.findAllByRole('button', { name: 'Create Folder' });
  await user.click(head!);
  const other = await screen.findByRole('dialog', { name: 'Create Folder' });
  expect(other).toHaveTextContent('0 users selected');
});
