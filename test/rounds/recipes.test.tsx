import { screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { stateOf } from '@/mirage/calls/state';
import { table } from '@/mirage/database/table';
import { LOOK_EVERY_MS } from '@/screen/saveGuard/latest';
import { findAndPress, noDialog, paste, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { selectedRecipes } from '@test/selectedRecipes';
import { pass } from '@test/selecting';

const mock = mockServer();
const { open, box, titles, lists, selectThree, replaceRoti } = selectedRecipes(mock);

describe('a call that fails', () => {
  test('is sent again by Retry failed; a call without an answer is looked up before', async () => {
    const user = await replaceRoti();
    let calls = 0;
    const lost: Interceptor = async (path, request, next) => {
      calls += 1;
      if (calls === 1) return { status: 422, body: { message: 'Not now.' } };
      if (calls > 2) return next();
      await next();
      return Promise.resolve({ status: 200, body: '<html>' as never });
    };
    stateOf(mock.server).overrides.set('dishes/update', lost);
    await press(user, 'Change 3 recipes');
    expect(await screen.findByText('Failed to update recipe. Not now. It is as it was.')).toBeVisible();
    expect(await screen.findByText('Whether this was saved is not known')).toBeVisible();
    await findAndPress(user, 'Retry failed');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
    expect(await screen.findByText('4 places in 3 recipes were changed.')).toBeVisible();
    expect(mock.posted('dishes/update')).toHaveLength(4);
    await press(user, 'Undo');
    expect(await screen.findByText('3 recipes are as they were.')).toBeVisible();
    expect(titles()).toEqual(['Oat bowl', 'Roti roll', 'Fig bowl']);
  });
});

test('a round of twenty and its undo load the list once each, and once more for each five seconds', async () => {
  const { user } = await open(17);
  await user.click(box('Oat bowl'));
  await press(user, 'Select all 20 in Bowls');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const before = lists();
  const replace = async (find: string, by: string) => {
    await press(user, 'Replace words…');
    await paste(user, 'Replace', find);
    await paste(user, 'With', by);
    await findAndPress(user, 'Change 20 recipes');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
  };
  await replace('roti', 'naan');
  expect(mock.posted('dishes/update')).toHaveLength(20);
  await waitFor(() => expect(lists()).toBe(before + 1));
  await press(user, 'Undo');
  expect(await screen.findByText('20 recipes are as they were.')).toBeVisible();
  expect(mock.posted('dishes/update')).toHaveLength(40);
  await waitFor(() => expect(lists()).toBe(before + 2));
  await press(user, 'Done');
  await noDialog();

  const slow: Interceptor = (_path, _request, next) => {
    pass(LOOK_EVERY_MS / 2);
    return next();
  };
  stateOf(mock.server).overrides.set('dishes/update', slow);
  await user.click(box('Oat bowl'));
  await press(user, 'Select all 20 in Bowls');
  await replace('roti', 'naan');
  await waitFor(() => expect(lists()).toBeGreaterThan(before + 8));
  expect(lists()).toBeLessThan(before + 14);
});

test('deleting asks first, leaves out what was changed meanwhile, and is one entry', async () => {
  const user = await selectThree();
  await press(user, 'Delete…');
  expect(await screen.findByRole('alertdialog', { name: 'Delete 3 recipes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  pass(LOOK_EVERY_MS + 1);
  table(mock.server, 'recipes').update('2', { note: 'Keep this' });
  await press(user, 'Delete 3');
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(screen.getByText('Changed meanwhile')).toBeVisible();
  expect(
    table(mock.server, 'recipes')
      .all()
      .map(({ title }) => title),
  ).toEqual(['Roti roll', 'Soup']);
  await press(user, 'Done');
  await noDialog();
  await press(user, 'What changed');
  const changed = await screen.findByRole('dialog', { name: 'What changed' });
  expect(await within(changed).findByText('2 recipes')).toBeVisible();
  expect(changed).toHaveTextContent('Deleted 2 recipes');
});
