import { screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { dropConnection, expireSession, hold, refuse } from '@/mirage/overrides';
import { stateOf } from '@/mirage/calls/state';
import { ACTIVATE, bulkDialog } from '@test/bulkUsers';
import { press, signInAgain } from '@test/dialogs';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open, activated } = bulkDialog(mock);

const ASSIGN = 'supplements/assigned/supplements';

/** jsdom has no layout: the list gets the height of five of its lines. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(250);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});

const button = (name: string) => screen.getByRole('button', { name });
const lines = () =>
  within(screen.getByRole('list', { name: 'Users' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const states = () => lines().map((line) => /(Waiting|Under way\.\.\.|Done|Failed|Not done)$/.exec(line)?.[0]);
const lists = () => mock.posted('users/list').length;
const done = (text: string) => screen.findByText(text);

/** From now on the call about that user fails in that way; the others succeed. */
const onUser = (wanted: number, wrong: Interceptor) =>
  stateOf(mock.server).overrides.set(ACTIVATE, (path, request, next) => {
    const { id } = JSON.parse(request.requestBody as string) as { id: number };
    return id === wanted ? wrong(path, request, next) : next();
  });
const refused: Interceptor = () => Promise.resolve({ status: 422, body: { message: 'She left.' } });

test('it says what will be done before anything is', async () => {
  mock.create('user', { isActive: 'Y' });
  const { user } = await open('Activate');
  expect(screen.getByText('6 users will be activated.')).toBeVisible();
  expect(screen.getByText('1 is active already and is left out.')).toBeVisible();
  await press(user, 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('7 selected')).toBeVisible();
  expect(activated()).toEqual([]);
});

test('on coming back the dialog is closed and the selection is kept', async () => {
  const { go } = await open('Activate', { count: 2 });
  await go('/dashboard');
  await go('/users');
  expect(await screen.findByText('2 selected')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Activate sends one call for each user, and the list loads once at the end', async () => {
  const { user } = await open('Activate');
  await user.dblClick(button('Activate 6 users'));
  expect(await done('6 of 6 done')).toBeVisible();
  expect(mock.posted(ACTIVATE)).toEqual([1001, 1002, 1003, 1004, 1005, 1006].map((id) => ({ id })));
  expect(lines()[0]).toMatch(/^ZI?Zoe0 Iqbal .*Done$/);
  await waitFor(() => expect(button('Done')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
  await waitFor(() => expect(lists()).toBe(2));
  await press(user, 'Done');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  expect(lists()).toBe(2);
});

test('Deactivate sends its own call for each user', async () => {
  const { user } = await open('Deactivate', { count: 2, isActive: 'Y' });
  await press(user, 'Deactivate 2 users');
  expect(await done('2 of 2 done')).toBeVisible();
  expect(mock.posted('users/deactivate')).toEqual([{ userId: 1001 }, { userId: 1002 }]);
});

test('where all are active already nothing can be started', async () => {
  await open('Activate', { count: 2, isActive: 'Y' });
  expect(screen.getByText('2 are active already.')).toBeVisible();
  expect(button('Activate 0 users')).toBeDisabled();
});

test('Assign Supplement asks for folders, and sends them for each user', async () => {
  const [sleep] = ['Sleep', 'Energy'].map((title) => mock.create('supplementFolder', { title }));
  const { user } = await open('Assign Supplement', { count: 2 });
  expect(screen.getByText('The folders ticked below will replace the supplements of 2 users.')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Energy' })).toBeVisible();
  expect(button('Assign to 2 users')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Sleep' }));
  await press(user, 'Assign to 2 users');
  expect(await done('2 of 2 done')).toBeVisible();
  const supplementCategoryId = [Number(sleep!.id)];
  expect(mock.posted(ASSIGN)).toEqual([1001, 1002].map((userId) => ({ userId, supplementCategoryId })));
});

test('at most four calls run at once; Stop lets them end and sends no more, Go on sends the rest', async () => {
  const { user } = await open('Activate');
  const release = hold(mock.server, ACTIVATE);
  await press(user, 'Activate 6 users');
  await waitFor(() => expect(activated()).toHaveLength(4));
  expect(states()).toEqual([...Array<string>(4).fill('Under way...'), 'Waiting', 'Waiting']);
  expect(screen.getByRole('progressbar')).toHaveValue(0);
  await user.dblClick(button('Stop'));
  expect(button('Stopping...')).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeVisible();
  expect(states()).toEqual([...Array<string>(4).fill('Done'), 'Not done', 'Not done']);
  expect(activated()).toHaveLength(4);
  await waitFor(() => expect(lists()).toBe(2));
  await press(user, 'Go on');
  expect(await done('6 of 6 done')).toBeVisible();
  expect(activated()).toEqual([1001, 1002, 1003, 1004, 1005, 1006]);
});

test('a failed user is first with the reason, and Retry failed sends that one alone', async () => {
  const { user } = await open('Activate');
  onUser(1003, refused);
  await press(user, 'Activate 6 users');
  expect(await done('5 of 6 done, 1 failed')).toBeVisible();
  await waitFor(() => expect(lines()[0]).toMatch(/Zoe2 Iqbal She left\.Failed$/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend(ACTIVATE);
  await press(user, 'Retry failed');
  expect(await done('6 of 6 done')).toBeVisible();
  expect(activated().slice(6)).toEqual([1003]);
});

test.each([
  ['a refusal without words', () => refuse(mock.server, ACTIVATE, { status: 500 })],
  ['a dropped connection', () => dropConnection(mock.server, ACTIVATE)],
])('%s fails with the general sentence', async (_name, fail) => {
  const { user } = await open('Activate', { count: 2 });
  fail();
  await press(user, 'Activate 2 users');
  expect(await done('0 of 2 done, 2 failed')).toBeVisible();
  for (const line of lines()) expect(line).toMatch(/Something went wrong\. Please try again\.Failed$/);
});

test('a session that ends in the middle asks to sign in, and the run goes on', async () => {
  const { user } = await open('Activate');
  expireSession(mock.server, 4);
  await press(user, 'Activate 6 users');
  await signInAgain(user);
  expect(await done('6 of 6 done')).toBeVisible();
  expect(new Set(activated()).size).toBe(6);
});

test('of many lines only those near the view are rendered', async () => {
  const { user } = await open('Activate', { count: 40 });
  await press(user, 'Activate 40 users');
  expect(await done('40 of 40 done')).toBeVisible();
  expect(lines().length).toBeLessThan(15);
  expect(within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem')[0]).toHaveAttribute(
    'aria-setsize',
    '40',
  );
});
