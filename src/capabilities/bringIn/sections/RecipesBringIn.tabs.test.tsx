import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { stateOf } from '@/mirage/calls/state';
import { hold } from '@/mirage/overrides';
import { add, closeLedger, layOut, ledgerLines, readFiles, readRows } from '@test/bringIn';
import { bringInRecipes, CREATE, THREE } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open, created } = bringInRecipes(mock);
beforeEach(layOut);

/** The locks of the browser: those that another tab has, and those that this one has. */
let elsewhere: string[] = [];
const here = new Set<string>();
const locks = {
  async request(name: string, _options: LockOptions, work: (lock: object | null) => Promise<void> | null) {
    if (elsewhere.includes(name) || here.has(name)) return work(null);
    here.add(name);
    await work({});
    here.delete(name);
  },
};
beforeEach(() => {
  elsewhere = [];
  Object.assign(navigator, { locks });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  here.clear();
});

/** What a tab with the same work has added, of which this one heard nothing. */
const addElsewhere = (dishesCategoryId: string, ...titles: string[]) => {
  for (const title of titles)
    mock.create('recipe', { title, dishesCategoryId, ingredients: `Lentils of ${title}`, directions: 'Boil.' });
};

const begin = (user: UserEvent) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add 3 recipes' }));

/** Leaves a round whose first call has no answer yet. */
async function leaveInCall() {
  const { user } = await open();
  await readFiles(user, THREE);
  const release = hold(mock.server, CREATE);
  await add(user, '3 recipes');
  await waitFor(() => expect(created()).toEqual(['Dal']));
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('dialog', { name: 'Stop and leave?' })).getByText('Stop and leave'));
  expect(here.size).toBe(1);
  return { user, release };
}

test('nothing begins while another tab adds, and then only what that has not added', async () => {
  const { user, soups, admin } = await open();
  await readFiles(user, THREE);
  elsewhere = [`bring in /recipes ${admin.id}`];
  await add(user, '3 recipes');
  expect(await screen.findByText('Another tab is adding recipes. Add these when it is done.')).toBeVisible();
  expect(created()).toEqual([]);
  elsewhere = [];
  addElsewhere(soups.id, 'Dal');
  await begin(user);
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(created()).toEqual(['Kofta', 'Salad']);
  expect(ledgerLines()[0]).toBe('DalLunch › SoupsHere already');
});

test('what another tab added meanwhile is not added again where the browser has no locks', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { user, soups } = await open();
  await readFiles(user, THREE);
  addElsewhere(soups.id, 'Dal', 'Kofta', 'Salad');
  await add(user, '3 recipes');
  expect(await screen.findByText('Nothing to do')).toBeVisible();
  expect(created()).toEqual([]);
  await closeLedger(user);
  expect(readRows()).toEqual(['- Dal: Here already', '- Kofta: Here already', '- Salad: Here already']);
});

test('a twin that was chosen though it is here already is added', async () => {
  const { user, soups } = await open();
  addElsewhere(soups.id, 'Dal');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await readFiles(user, THREE);
  await waitFor(() => expect(readRows()[0]).toBe('- Dal: Here already'));
  await user.click(screen.getByRole('checkbox', { name: 'Bring in Dal' }));
  await add(user, '3 recipes');
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
});

test('other tabs may add as soon as the last call of a round has its answer', async () => {
  const { release } = await leaveInCall();
  release();
  await waitFor(() => expect(here.size).toBe(0));
});

test('a round that cannot begin keeps no other tab from adding', async () => {
  const { user } = await open();
  await readFiles(user, THREE);
  stateOf(mock.server).overrides.set('dishes/list', () => Promise.resolve({ status: 500, body: {} }));
  await add(user, '3 recipes');
  expect(await screen.findByText(/^What is here already could not be looked up/)).toBeVisible();
  expect(created()).toEqual([]);
  expect(here.size).toBe(0);
});

test('the round of somebody who signed out keeps no other tab from adding', async () => {
  const { user, release } = await leaveInCall();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  release();
  await waitFor(() => expect(here.size).toBe(0));
  expect(created()).toEqual(['Dal']);
});
