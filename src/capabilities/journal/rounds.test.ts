import { invalidateEverything } from '@/services/http/api';
import { endSession } from '@/app/endSession';
import { observeActions } from '@/app/store';
import { undo } from './undo';
import { recipesApi } from '@/services/recipes';
import { supplementsApi } from '@/services/supplements';
import { usersApi } from '@/services/users';
import { roundEnded } from '@/screen/record/rounds';
import { entriesOf, journalStore } from '@test/journalStore';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const newStore = journalStore(mock);

async function start() {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', isActive: 'N' });
  mock.create('user', { firstName: 'Noor', lastName: 'Fatima', isActive: 'N' });
  mock.create('supplementFolder', { title: 'Iron' });
  const store = await newStore();
  await store.dispatch(usersApi.endpoints.listUsers.initiate());
  await store.dispatch(supplementsApi.endpoints.listSupplements.initiate());
  const noted = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const entries = entriesOf(store);
    return entries.map(({ sentence: { before, after }, steps }) => [before, steps.map(({ name }) => name), after]);
  };
  return { store, noted };
}

const { activateUser, deactivateUser, assignSupplements } = usersApi.endpoints;

const activateInRound = (id: number) => activateUser.initiate({ id, inRound: true });

test('a round is one entry, though another tab changes something meanwhile; the next round is another', async () => {
  const { store, noted } = await start();
  await store.dispatch(activateInRound(1001));
  store.dispatch(invalidateEverything());
  await store.dispatch(activateInRound(1002));
  store.dispatch(roundEnded());
  await store.dispatch(deactivateUser.initiate({ id: 1001 }));
  await store.dispatch(usersApi.endpoints.listUsers.initiate(undefined, { forceRefetch: true }));
  await store.dispatch(activateInRound(1001));
  expect(await noted()).toEqual([
    ['Activated ', ['Sana Iqbal', 'Noor Fatima'], ''],
    ['Deactivated ', ['Sana Iqbal'], ''],
    ['Activated ', ['Sana Iqbal'], ''],
  ]);
});

test('a round of supplements says which', async () => {
  const { store, noted } = await start();
  for (const userId of [1001, 1002]) {
    await store.dispatch(assignSupplements.initiate({ userId, supplementCategoryId: [1], inRound: true }));
  }
  expect(await noted()).toEqual([['Changed the supplements of ', ['Sana Iqbal', 'Noor Fatima'], ' to Iron']]);
});

test('what a round adds is one entry, which counts it and names each', async () => {
  const { store, noted } = await start();
  const category = mock.create('category');
  const { id } = mock.create('subCategory', { categoryId: category.id });
  const recipe = {
    images: [],
    categoryId: category.id,
    subCategoryId: id,
    ingredients: 'Lentils',
    directions: 'Boil.',
    note: '',
    nutrition: { calories: '', protein: '', carbs: '', fat: '' },
    nutritionText: '',
  };
  const { saveRecipe } = recipesApi.endpoints;
  for (const title of ['Dal', 'Soup']) await store.dispatch(saveRecipe.initiate({ ...recipe, title, inRound: true }));
  store.dispatch(roundEnded());
  await store.dispatch(saveRecipe.initiate({ ...recipe, title: 'Salad', inRound: true }));
  await noted();
  const entries = entriesOf(store);
  expect(entries.map(({ sentence: { before, name }, names, note }) => [before + name, names, note])).toEqual([
    ['Added 2 recipes', ['Dal', 'Soup'], 'Cannot be undone here: delete them in Recipes.'],
    ['Added the recipe Salad', ['Salad'], 'Cannot be undone here: delete it in Recipes.'],
  ]);
});

test('what was answered as the session ended is not noted for the next person', async () => {
  const { store, noted } = await start();
  await store.dispatch(activateInRound(1001));
  store.dispatch(endSession());
  expect(await noted()).toEqual([]);
});

test('the call of an undo says whether it is of a round, after which the list loads again once', async () => {
  const { store, noted } = await start();
  await store.dispatch(activateUser.initiate({ id: 1001 }));
  await store.dispatch(activateInRound(1002));
  await noted();
  interface Call {
    endpointName: string;
    originalArgs: unknown;
  }
  const calls: unknown[] = [];
  const stop = observeActions((action) => {
    const { type, meta } = action as { type: string; meta?: { arg: Call } };
    if (type === 'api/executeMutation/pending' || type === 'api/invalidateTags')
      calls.push(meta?.arg?.endpointName ? [meta.arg.endpointName, meta.arg.originalArgs] : type);
  });
  const entries = entriesOf(store);
  for (const entry of entries) await undo(store, entry, entries);
  stop();
  expect(calls).toEqual([
    ['deactivateUser', { id: 1001, inRound: false }],
    ['deactivateUser', { id: 1002, inRound: true }],
    'api/invalidateTags',
  ]);
});
