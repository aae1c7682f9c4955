import { screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { stateOf } from '@/mirage/calls/state';
import { hold } from '@/mirage/overrides';
import { add, closeLedger, layOut, ledgerLines, outcome, readFiles, readRows } from '@test/bringIn';
import { bringInRecipes, CREATE, csv, recipeRow, THREE } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { open, created, onTitle } = bringInRecipes(mock);
beforeEach(layOut);

test('a failed one stays with its reason and can be sent again; the others have left the list', async () => {
  const { user } = await open();
  await readFiles(user, THREE);
  onTitle('Kofta', () => Promise.resolve({ status: 429, body: { message: 'Too many requests.' } }));
  await add(user, '3 recipes');
  expect(await screen.findByText('2 of 3 done, 1 failed')).toBeVisible();
  expect(ledgerLines()[0]).toBe(
    'KoftaLunch › SoupsAn error occurred while adding the recipe. Too many requests.Failed',
  );
  await closeLedger(user);
  expect(readRows()).toEqual(['+ Kofta']);
  mock.mend(CREATE);
  await add(user, '1 recipe');
  await closeLedger(user);
  expect(created()).toEqual(['Dal', 'Kofta', 'Salad', 'Kofta']);
  expect(outcome(/^Came in/)).toEqual(['Dal: Lunch › Soups', 'Kofta: Lunch › Soups', 'Salad: Lunch › Soups']);
});

test('it can be stopped and gone on with, and adds none twice', async () => {
  const { user } = await open();
  await readFiles(user, THREE);
  const release = hold(mock.server, CREATE);
  await add(user, '3 recipes');
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  release();
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(created()).toEqual(['Dal', 'Kofta', 'Salad']);
});

test('leaving while it runs asks first', async () => {
  const { user, go } = await open();
  await readFiles(user, THREE);
  const release = hold(mock.server, CREATE);
  await add(user, '3 recipes');
  await go('/dashboard');
  await user.click(within(await screen.findByRole('dialog', { name: 'Stop and leave?' })).getByText('Stop and leave'));
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  release();
  await waitFor(() => expect(created()).toEqual(['Dal']));
});

const lost: Interceptor = (_path, request) => {
  (request as unknown as XMLHttpRequest & { onerror: () => void }).onerror();
  return new Promise(() => {});
};

test.each([
  ['was saved', true, ['Dal', 'Kofta', 'Salad']],
  ['was not', false, ['Dal', 'Kofta', 'Salad', 'Kofta']],
])('an unclear one that %s is looked up before it is sent again', async (_case, isSaved, sent) => {
  const { user } = await open();
  await readFiles(user, THREE);
  onTitle('Kofta', async (path, request, next) => {
    if (isSaved) await next();
    return lost(path, request, next);
  });
  await add(user, '3 recipes');
  expect(await screen.findByText('2 of 3 done, 1 not known')).toBeVisible();
  expect(ledgerLines()[0]).toBe('KoftaLunch › SoupsWhether this was saved is not known.Not known');
  mock.mend(CREATE);
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(created()).toEqual(sent);
  const titles = mock.server.db as unknown as { recipes: { title: string }[] };
  expect(titles.recipes.filter(({ title }) => title === 'Kofta')).toHaveLength(1);
});

/** The titles of the recipes on the server. */
const saved = () => (mock.server.db as unknown as { recipes: { title: string }[] }).recipes.map(({ title }) => title);

test('one whose call ran when the page was left is waited for and looked up before it is sent again', async () => {
  const { user, go } = await open();
  await readFiles(user, THREE);
  const release = hold(mock.server, CREATE);
  await add(user, '3 recipes');
  await go('/dashboard');
  await user.click(within(await screen.findByRole('dialog', { name: 'Stop and leave?' })).getByText('Stop and leave'));
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  await go('/recipes?view=bring-in');
  await screen.findByRole('list', { name: 'recipes that were read' });
  expect(readRows()).toEqual(['+ Dal: Not known whether it was saved', '+ Kofta', '+ Salad']);
  await add(user, '3 recipes');
  expect(created()).toEqual(['Dal']);
  release();
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(created()).toEqual(['Dal', 'Kofta', 'Salad']);
});

test('one whose call ran when the ledger was left leaves the list with its answer', async () => {
  const { user } = await open();
  await readFiles(user, THREE);
  const release = hold(mock.server, CREATE);
  await add(user, '3 recipes');
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('dialog', { name: 'Stop and leave?' })).getByText('Stop and leave'));
  release();
  await waitFor(() => expect(readRows()).toEqual(['+ Kofta', '+ Salad']));
});

test('what was not known when its page was loaded anew is looked up as it was sent', async () => {
  const { user, leave, admin } = await open();
  await readFiles(user, THREE);
  onTitle('Kofta', async (path, request, next) => {
    await next();
    stateOf(mock.server).overrides.set('dishes/list', () => Promise.resolve({ status: 500, body: {} })); // nor can the list tell
    return lost(path, request, next);
  });
  await add(user, '3 recipes');
  await screen.findByText('2 of 3 done, 1 not known');
  leave();
  mock.mend('dishes/list');
  mock.mend(CREATE);
  const view = renderApp('/recipes?view=bring-in', admin);
  await screen.findByRole('list', { name: 'recipes that were read' });
  // It is here: the list has loaded since.
  expect(readRows()).toEqual(['- Kofta: Here already']);
  await view.user.click(screen.getByRole('checkbox', { name: 'Bring in Kofta' }));
  await add(view.user, '1 recipe');
  expect(await screen.findByText('1 of 1 done')).toBeVisible();
  expect(saved().filter((title) => title === 'Kofta')).toHaveLength(1);
});

test.each([
  ['its ingredients', 'Ingredients'],
  ['its name', 'Recipe name'],
])('one that came in with %s corrected is not ticked when its file is read again', async (_case, label) => {
  const { user } = await open();
  await readFiles(user, THREE);
  await user.type(screen.getByLabelText(label), ' mine');
  await add(user, '3 recipes');
  await closeLedger(user);
  await user.click(screen.getByRole('button', { name: 'Bring in more' }));
  await readFiles(user, THREE);
  expect(readRows()).toEqual(['- Dal: Came in before', '- Kofta: Here already', '- Salad: Here already']);
});

test('signs of no width at the ends of a line are not sent, as from a form', async () => {
  const { user } = await open();
  await readFiles(user, csv('\u200DDal\u200C\u2064,Lunch,Soups,"200 g lentils\u200C\n1 l water\u200C",Boil.\u200C'));
  await add(user, '1 recipe');
  expect(await screen.findByText('1 of 1 done')).toBeVisible();
  expect(mock.posted(CREATE)).toEqual([
    expect.objectContaining({ title: 'Dal', ingredients: '200 g lentils\u200C\n1 l water\u200C', directions: 'Boil.' }),
  ]);
});

test('what leads on from what came in is what came in, not its older twin', async () => {
  const { user } = await open();
  await readFiles(user, csv(recipeRow('Red lentil soup')));
  await user.click(screen.getByRole('checkbox', { name: 'Bring in Red lentil soup' }));
  await add(user, '1 recipe');
  await closeLedger(user);
  const link = await screen.findByRole('link', { name: 'Open Red lentil soup' });
  const { recipes } = mock.server.db as unknown as { recipes: { id: string }[] };
  expect(link).toHaveAttribute('href', expect.stringContaining(`details%3A${recipes.at(-1)!.id}`));
});
