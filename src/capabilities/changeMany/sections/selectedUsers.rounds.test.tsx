import { screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { expireSession, hold, refuse } from '@/mirage/overrides';
import { stateOf } from '@/mirage/calls/state';
import { ACTIVATE, begin, bulkDialog } from '@test/bulkUsers';
import { findAndPress, press, signInAgain } from '@test/dialogs';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open, activated } = bulkDialog(mock);

/** jsdom has no layout: the list gets the height of five of its lines. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(250);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});

const button = (name: string) => screen.getByRole('button', { name });
const lines = () =>
  within(screen.getByRole('list', { name: 'Activate users' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const states = () => lines().map((line) => /(Waiting|Under way\.\.\.|Done|Failed|Not done)$/.exec(line)?.[0]);
const done = (text: string) => screen.findByText(text);

/** From now on the call about that user fails in that way; the others succeed. */
const onUser = (wanted: number, wrong: Interceptor, held?: Promise<void>) =>
  stateOf(mock.server).overrides.set(ACTIVATE, async (path, request, next) => {
    await held;
    const { id } = JSON.parse(request.requestBody as string) as { id: number };
    return id === wanted ? wrong(path, request, next) : next();
  });
const refused: Interceptor = () => Promise.resolve({ status: 422, body: { message: 'She left.' } });

test('at most four calls run at once; Stop lets them end and sends no more, Go on sends the rest', async () => {
  const { user } = await open('Activate');
  const release = hold(mock.server, ACTIVATE);
  await begin(user, 'Activate 6 users');
  await waitFor(() => expect(activated()).toHaveLength(4));
  expect(states()).toEqual([...Array<string>(4).fill('Under way...'), 'Waiting', 'Waiting']);
  expect(screen.getByRole('progressbar')).toHaveValue(0);
  await user.dblClick(button('Stop'));
  expect(button('Stopping...')).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeVisible();
  expect(states()).toEqual([...Array<string>(4).fill('Done'), 'Not done', 'Not done']);
  expect(activated()).toHaveLength(4);
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(2));
  await press(user, 'Go on');
  expect(await done('6 users were changed.')).toBeVisible();
  expect(activated()).toEqual([1001, 1002, 1003, 1004, 1005, 1006]);
});

test('Go on sends the rest alone; who failed is sent again by Retry failed', async () => {
  const { user } = await open('Activate');
  let release!: () => void;
  onUser(1001, refused, new Promise((resolve) => (release = resolve)));
  await begin(user, 'Activate 6 users');
  await waitFor(() => expect(activated()).toHaveLength(4));
  await press(user, 'Stop');
  release();
  await findAndPress(user, 'Go on');
  expect(await done('5 of 6 done, 1 failed')).toBeVisible();
  expect(activated()).toEqual([1001, 1002, 1003, 1004, 1005, 1006]);
  mock.mend(ACTIVATE);
  await press(user, 'Retry failed');
  expect(await done('6 users were changed.')).toBeVisible();
  expect(activated().slice(6)).toEqual([1001]);
});

test('a failed user is first with the reason, and Retry failed sends that one alone', async () => {
  const { user } = await open('Activate');
  onUser(1003, refused);
  await begin(user, 'Activate 6 users');
  expect(await done('5 of 6 done, 1 failed')).toBeVisible();
  await waitFor(() => expect(lines()[0]).toMatch(/Zoe2 IqbalShe left\. It is as it was\.Failed$/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend(ACTIVATE);
  await press(user, 'Retry failed');
  expect(await done('6 users were changed.')).toBeVisible();
  expect(activated().slice(6)).toEqual([1003]);
});

test('a refusal without words fails with the general sentence', async () => {
  const { user } = await open('Activate', { count: 2 });
  refuse(mock.server, ACTIVATE, { status: 500 });
  await begin(user, 'Activate 2 users');
  expect(await done('0 of 2 done, 2 failed')).toBeVisible();
  for (const line of lines())
    expect(line).toMatch(/Something went wrong\. Please try again\. It is as it was\.Failed$/);
  await press(user, 'Done');
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('a call without an answer is looked up before it is sent again', async () => {
  const { user } = await open('Activate', { count: 2 });
  onUser(1001, async (_path, _request, next) => {
    await next();
    return { status: 200, body: '<html>' };
  });
  await begin(user, 'Activate 2 users');
  expect(await done('1 of 2 done, 1 not known')).toBeVisible();
  mock.mend(ACTIVATE);
  await press(user, 'Retry failed');
  expect(await done('2 users were changed.')).toBeVisible();
  expect(activated()).toEqual([1001, 1002]);
});

test('a session that ends in the middle asks to sign in, and the run goes on', async () => {
  const { user } = await open('Activate');
  expireSession(mock.server, 4);
  await begin(user, 'Activate 6 users');
  await signInAgain(user);
  expect(await done('6 users were changed.')).toBeVisible();
  expect(new Set(activated()).size).toBe(6);
});

test('of many lines only those near the view are rendered', async () => {
  const { user } = await open('Activate', { count: 40 });
  const release = hold(mock.server, ACTIVATE);
  await begin(user, 'Activate 40 users');
  await waitFor(() => expect(lines().length).toBeGreaterThan(3));
  expect(lines().length).toBeLessThan(15);
  expect(within(screen.getByRole('list', { name: 'Activate users' })).getAllByRole('listitem')[0]).toHaveAttribute(
    'aria-setsize',
    '40',
  );
  release();
  expect(await done('40 users were changed.')).toBeVisible();
});
