import { type RecipeRow } from './rows';
import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.create('category', { title: 'Breakfast' });
  server.create('category', { title: 'Lunch' });
  server.create('subCategory', { title: 'Eggs', categoryId: '1' });
  server.create('subCategory', { title: 'Soups', categoryId: '2' });
});
afterEach(() => server.shutdown());

type Category = { id: number; dishesCategories: { id: number; dishes: RecipeRow[] }[] };

/** The recipes of each sub category. */
const listed = async () => {
  const { body } = await call<Category[]>('dishes/list');
  return body.data.flatMap(({ dishesCategories }) => dishesCategories.map(({ dishes }) => dishes));
};

const recipe = (changes: Record<string, string | File> = {}) =>
  form({
    title: 'Lentil soup',
    categoryId: '2',
    subCategoryId: '2',
    ingredients: '200 g lentils\n1 onion',
    directions: 'Chop\nSimmer',
    nutritions: 'cal 250, protein 12',
    note: '',
    ...changes,
  });

test('recipes are listed in their sub categories', async () => {
  server.create('recipe', { title: 'Omelette', dishesCategoryId: '1' });
  server.create('recipe', { title: 'Minestrone', dishesCategoryId: '2' });
  const { body } = await call('dishes/list');
  expect(body.data).toMatchObject([
    { id: 1, title: 'Breakfast', dishesCategories: [{ id: 1, title: 'Eggs', dishes: [{ id: 1, title: 'Omelette' }] }] },
    { id: 2, title: 'Lunch', dishesCategories: [{ id: 2, dishes: [{ title: 'Minestrone', dishesCategoryId: 2 }] }] },
  ]);
});

test('a created recipe is active and has its lines, nutrition and image', async () => {
  expect((await call('dishes/create', recipe({ image: picture('soup.png') }))).status).toBe(200);
  expect((await listed())[1]).toEqual([
    {
      id: 1,
      dishesCategoryId: 2,
      title: 'Lentil soup',
      image: 'uploads/1-soup.png',
      ingredients: '200 g lentils\n1 onion',
      directions: 'Chop\nSimmer',
      nutritions: 'cal 250, protein 12',
      note: '',
      isActive: 'Y',
      createdAt: expect.stringMatching(/^\d{4}-/) as string,
    },
  ]);
});

test('nutrition, note and image are optional', async () => {
  const least = recipe();
  least.delete('nutritions');
  least.delete('note');
  expect((await call('dishes/create', least)).status).toBe(200);
  expect((await listed())[1]).toMatchObject([{ nutritions: '', note: '', image: null }]);
});

test.each(['title', 'categoryId', 'subCategoryId', 'ingredients', 'directions'])(
  'a recipe without %s is refused',
  async (name) => {
    const { status, body } = await call('dishes/create', recipe({ [name]: '' }));
    expect(status).toBe(422);
    expect(body.message).toBe(`${name} is required.`);
  },
);

test('a sub category of another category is refused', async () => {
  const { status, body } = await call('dishes/create', recipe({ subCategoryId: '1' }));
  expect(status).toBe(422);
  expect(body.message).toBe('Eggs is no sub category of Lunch.');
});

test('a changed recipe moves to its new sub category and keeps its image if the form has none', async () => {
  server.create('recipe', { dishesCategoryId: '1', image: 'dishes/soup.svg', isActive: 'N' });
  await call('dishes/update', recipe({ id: '1' }));
  expect(await listed()).toMatchObject([
    [],
    [{ id: 1, title: 'Lentil soup', image: 'dishes/soup.svg', isActive: 'N', ingredients: '200 g lentils\n1 onion' }],
  ]);
});

test('a new image replaces the old', async () => {
  server.create('recipe');
  await call('dishes/update', recipe({ id: '1', image: picture('new.png') }));
  expect((await listed())[1]).toMatchObject([{ image: 'uploads/1-new.png' }]);
});

test('a deleted recipe is gone', async () => {
  server.createList('recipe', 2);
  await call('dishes/delete', { id: 1 });
  expect((await listed())[0]).toMatchObject([{ id: 2 }]);
});

test.each([
  ['dishes/create', recipe({ categoryId: '9' }), 'Category'],
  ['dishes/create', recipe({ subCategoryId: '9' }), 'Sub category'],
  ['dishes/update', recipe({ id: '9' }), 'Recipe'],
  ['dishes/delete', { id: 9 }, 'Recipe'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe(`${thing} not found.`);
});

test('the dashboard counts active and new recipes', async () => {
  const longAgo = '2020-01-01T00:00:00.000Z';
  server.createList('recipe', 4, { createdAt: longAgo });
  server.create('recipe', { createdAt: new Date().toISOString() });
  server.create('recipe', { createdAt: longAgo, isActive: 'N' });
  const { body } = await call('dashboard/stats');
  expect(body.data).toMatchObject({ activeRecipes: 5, recipeGrowthPercentage: 25 });
});
