import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

type Row = Record<string, unknown>;
interface Category {
  id: string;
  title: string | null;
  dishesCategories: { id: string; dishes: Row[] | null }[] | null;
}

const list = async <T>(path: string) => (await call<{ list: T[] }>(path)).body.data.list;
const tree = () => list<Category>('dishes/list/category');
const recipeTree = () => list<Category>('dishes/list');
const recipes = async () =>
  (await recipeTree()).flatMap(({ dishesCategories }) =>
    (dishesCategories ?? []).flatMap(({ dishes }) => dishes ?? []),
  );
const plans = () => list<Row>('meals/list');

const twice = (rows: Row[], title: string) => rows.filter((row) => String(row.title).includes(title)).length;

test('the categories are nested one level deeper', async () => {
  // Six of the default scenario, one without sub categories, one without an id.
  expect(await tree()).toHaveLength(8);
});

test('a category has no sub categories', async () => {
  expect((await tree())[6]!.dishesCategories).toBeNull();
});

test('recipes belong to a deleted category', async () => {
  const known = (await tree()).map(({ id }) => id);
  const lost = (await recipeTree()).find(({ id }) => id === '990');
  expect(known).not.toContain('990');
  expect(lost!.dishesCategories![0]!.dishes).toHaveLength(1);
});

test('plans belong to a deleted category and a deleted sub category', async () => {
  const rows = await plans();
  expect(rows.some(({ categoryId }) => categoryId === '990')).toBe(true);
  expect(rows.some(({ id, dishesCategory }) => id && dishesCategory === null)).toBe(true);
});

test('nutrition has another order, unknown parts or prose, or is missing', async () => {
  const nutritions = (await recipes()).map((recipe) => recipe.nutritions);
  expect(nutritions).toContain('fats 8, Carbs: 30, proteins 12 g, CALORIES = 250');
  expect(nutritions).toContain('cal 240, fibre 9, protein, sodium 0.4, carbs 31');
  expect(nutritions).toContain('about two hundred');
  expect(nutritions).toContain(null);
});

test('two recipes and two plans have the same title', async () => {
  expect(twice(await recipes(), 'Soup of the day')).toBe(2);
  expect(twice(await plans(), 'Plan of the week')).toBe(2);
});

test('titles are long and in other scripts', async () => {
  for (const rows of [await recipes(), await plans()]) {
    const titles = rows.map(({ title }) => String(title));
    expect(titles.some((title) => title.length === 300 && title.startsWith('Slow lentil soup'))).toBe(true);
    expect(titles.some((title) => /[\u0600-\u06ff]/.test(title) && /🥑|🍋/u.test(title))).toBe(true);
  }
});

test('kcal has other formats', async () => {
  const kcal = (await plans()).map(({ kcalOptions }) => kcalOptions);
  expect(kcal).toContain('1300, 1500 kcal');
  expect(kcal).toContain('"1900, 1400 ,abc"');
  expect(kcal).toContain('');
});
