import { screen } from '@testing-library/react';
import { begin, bulkDialog } from '@test/bulkUsers';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open } = bulkDialog(mock);

/** jsdom has no layout: the list gets the height of five of its lines. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(250);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});
const done = (text: string) => screen.findByText(text);

test('they are one entry of the journal, and Undo turns them back', async () => {
  const { user } = await open('Activate', { count: 2 });
  await begin(user, 'Activate 2 users');
  expect(await done('2 users were changed.')).toBeVisible();
  await press(user, 'Undo');
  expect(await done('2 users are as they were.')).toBeVisible();
  await press(user, 'Done');
  await press(user, 'What changed');
  expect(await screen.findByText('Activated', { exact: false, selector: 'p' })).toHaveTextContent('Activated 2 users');
  expect(mock.posted('users/deactivate')).toEqual([{ userId: 1001 }, { userId: 1002 }]);
});
