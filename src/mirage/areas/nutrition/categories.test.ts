import { type CategoryRow, type SubCategoryRow } from './rows';
import { makeServer, type MockServer } from '../../server';
import { table } from '../../database/table';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

type Listed = CategoryRow & { dishesCategories: SubCategoryRow[] };
const listed = async () => {
  const { body } = await call('dishes/list/category');
  return (body as unknown as { list: Listed[] }).list;
};

const titles = async () => (await listed()).map(({ title }) => title);

/** Breakfast with Eggs (1), Lunch with Salads (2) and Soups (3); each sub category has a recipe and a plan. */
function seedTree() {
  server.create('category', { title: 'Breakfast' });
  server.create('category', { title: 'Lunch' });
  for (const [title, categoryId] of [
    ['Eggs', '1'],
    ['Salads', '2'],
    ['Soups', '2'],
  ]) {
    const { id = '' } = server.create('subCategory', { title, categoryId });
    server.create('recipe', { dishesCategoryId: id });
    server.create('dietPlan', { categoryId, dishesCategoryId: id });
  }
}

const placesLeft = () => [
  table(server, 'recipes')
    .all()
    .map(({ dishesCategoryId }) => dishesCategoryId),
  table(server, 'dietPlans')
    .all()
    .map(({ dishesCategoryId }) => dishesCategoryId),
];

test('each sub category is listed in its category', async () => {
  seedTree();
  expect(await listed()).toEqual([
    { id: 1, title: 'Breakfast', dishesCategories: [expect.objectContaining({ id: 1, title: 'Eggs', categoryId: 1 })] },
    {
      id: 2,
      title: 'Lunch',
      dishesCategories: [
        expect.objectContaining({ id: 2, title: 'Salads', categoryId: 2 }),
        expect.objectContaining({ id: 3, title: 'Soups', categoryId: 2 }),
      ],
    },
  ]);
});

test('a category is created with its first sub category', async () => {
  await call(
    'dishes/create/maincategory',
    form({ name: 'Dinner', subCategoryName: 'Fish', image: picture('fish.png') }),
  );
  expect(await listed()).toEqual([
    {
      id: 1,
      title: 'Dinner',
      dishesCategories: [{ id: 1, title: 'Fish', categoryId: 1, image: 'uploads/1-fish.png' }],
    },
  ]);
});

test('a category without a sub category is refused', async () => {
  const { status, body } = await call('dishes/create/maincategory', form({ name: 'Dinner', subCategoryName: '' }));
  expect(status).toBe(422);
  expect(body.message).toBe('subCategoryName is required.');
});

test('a sub category’s image is optional', async () => {
  seedTree();
  await call('dishes/create/category', form({ title: 'Oats', categoryId: '1' }));
  const [breakfast] = await listed();
  expect(breakfast!.dishesCategories[1]).toEqual({ id: 4, title: 'Oats', categoryId: 1, image: null });
});

test('a taken category title is refused, ignoring case', async () => {
  seedTree();
  const { status, body } = await call(
    'dishes/create/maincategory',
    form({ name: ' lunch ', subCategoryName: 'Fish', image: picture() }),
  );
  expect(status).toBe(409);
  expect(body.message).toBe('A category with this name already exists.');
  expect(await titles()).toEqual(['Breakfast', 'Lunch']);
});

test('a category cannot be renamed to a taken title', async () => {
  seedTree();
  expect((await call('categories/updateCategory', { id: 1, name: 'Lunch' })).status).toBe(409);
  expect(await titles()).toEqual(['Breakfast', 'Lunch']);
});

test('a category may keep its title', async () => {
  seedTree();
  expect((await call('categories/updateCategory', { id: 1, name: 'Breakfast' })).status).toBe(200);
});

test('a category is renamed', async () => {
  seedTree();
  await call('categories/updateCategory', { id: 2, name: 'Midday' });
  expect(await titles()).toEqual(['Breakfast', 'Midday']);
});

test('a sub category with a taken title in its category is refused', async () => {
  seedTree();
  const { status, body } = await call('dishes/create/category', form({ title: 'Soups', categoryId: '2' }));
  expect(status).toBe(409);
  expect(body.message).toBe('A sub category with this name already exists.');
});

test('two categories may have sub categories with the same title', async () => {
  seedTree();
  expect((await call('dishes/create/category', form({ title: 'Soups', categoryId: '1' }))).status).toBe(200);
});

test('a renamed sub category keeps its image if the form has none', async () => {
  server.create('category');
  server.create('subCategory', { title: 'Eggs', image: 'dishes/eggs.svg' });
  await call('categories/update/subcategory', form({ id: '1', title: 'All eggs' }));
  const [category] = await listed();
  expect(category!.dishesCategories[0]).toMatchObject({ title: 'All eggs', image: 'dishes/eggs.svg' });
});

test('a new image replaces the old', async () => {
  server.create('category');
  server.create('subCategory', { title: 'Eggs' });
  await call('categories/update/subcategory', form({ id: '1', title: 'Eggs', image: picture('new.png') }));
  const [category] = await listed();
  expect(category!.dishesCategories[0]!.image).toBe('uploads/1-new.png');
});

test('deleting a category deletes its sub categories, recipes and plans', async () => {
  seedTree();
  await call('categories/deleteCategory', { id: 2 });
  expect(await titles()).toEqual(['Breakfast']);
  expect(placesLeft()).toEqual([['1'], ['1']]);
  expect(table(server, 'subCategories').all()).toHaveLength(1);
});

test('deleting a sub category deletes its recipes and plans', async () => {
  seedTree();
  await call('categories/delete/subcategory', { id: '2' });
  expect((await listed()).map(({ dishesCategories }) => dishesCategories.map(({ id }) => id))).toEqual([[1], [3]]);
  expect(placesLeft()).toEqual([
    ['1', '3'],
    ['1', '3'],
  ]);
});

test.each([
  ['dishes/create/category', form({ title: 'Oats', categoryId: '9' }), 'Category'],
  ['categories/updateCategory', { id: 9, name: 'Oats' }, 'Category'],
  ['categories/deleteCategory', { id: 9 }, 'Category'],
  ['categories/update/subcategory', form({ id: '9', title: 'Oats' }), 'Sub category'],
  ['categories/delete/subcategory', { id: 9 }, 'Sub category'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe(`${thing} not found.`);
});
