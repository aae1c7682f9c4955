import { type DietPlanRow } from './rows';
import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.create('category', { title: 'Lunch' });
  server.create('subCategory', { title: 'Soups', categoryId: '1' });
  server.create('subCategory', { title: 'Salads', categoryId: '1' });
});
afterEach(() => server.shutdown());

const listed = async () => (await call<DietPlanRow[]>('meals/list')).body.data;

type Changes = Record<string, string | File | string[]>;
const COMMON = { title: 'Soup day', mealType: '3 meal', category: '1', subCategory: '2', note: 'Rest' };

const created = (changes: Changes = {}) =>
  form({
    ...COMMON,
    kcal: ['1300', '1500'],
    ingredients: '1 onion\n1 carrot',
    directions: 'Chop\nSimmer',
    calories: '310',
    protein: '14',
    carbs: '40',
    fat: '9',
    ...changes,
  });

const updated = (changes: Changes = {}) =>
  form({
    ...COMMON,
    id: '1',
    kcalOptions: '1400,1600',
    ingredientsDetails: '2 onions',
    cookingSteps: 'Simmer',
    nutritionCalories: '320',
    nutritionProtein: '15',
    nutritionCarbs: '41',
    nutritionFat: '10',
    ...changes,
  });

test('plans are listed with their sub category and meal type', async () => {
  server.create('dietPlan', { title: 'Soup day', dishesCategoryId: '1' });
  const [plan] = await listed();
  expect(plan).toMatchObject({
    id: 1,
    title: 'Soup day',
    categoryId: 1,
    dishesCategory: { id: 1, title: 'Soups' },
    mealType: { title: '3 meal' },
  });
  expect(plan).not.toHaveProperty('dishesCategoryId');
});

test('kcal has quotes or none, figures are numbers or text', async () => {
  server.createList('dietPlan', 3);
  const plans = await listed();
  expect(plans.map(({ kcalOptions }) => kcalOptions.startsWith('"'))).toEqual([true, true, false]);
  expect(plans.map(({ nutritionFat }) => typeof nutritionFat)).toEqual(['number', 'string', 'number']);
});

test('a created plan has all kcal, its lines and its image', async () => {
  expect((await call('meals/create', created({ image: picture('soup.png') }))).status).toBe(200);
  expect(await listed()).toEqual([
    {
      id: 1,
      title: 'Soup day',
      mealType: { title: '3 meal' },
      categoryId: 1,
      dishesCategory: { id: 2, title: 'Salads' },
      ingredientsDetails: '1 onion\n1 carrot',
      cookingSteps: 'Chop\nSimmer',
      nutritionCalories: '310',
      nutritionProtein: '14',
      nutritionCarbs: '40',
      nutritionFat: '9',
      kcalOptions: '"1300,1500"',
      note: 'Rest',
      image: 'uploads/1-soup.png',
      createdAt: expect.stringMatching(/^\d{4}-/) as string,
    },
  ]);
});

test('one kcal is enough', async () => {
  await call('meals/create', created({ kcal: '1800' }));
  expect((await listed())[0]!.kcalOptions).toBe('"1800"');
});

test.each(['title', 'mealType', 'category', 'subCategory', 'ingredients', 'directions', 'calories', 'fat', 'kcal'])(
  'a plan without %s is refused',
  async (name) => {
    const { status, body } = await call('meals/create', created({ [name]: '' }));
    expect(status).toBe(422);
    expect(body.message).toBe(`${name} is required.`);
  },
);

test('another meal type is refused', async () => {
  expect((await call('meals/create', created({ mealType: '5 meal' }))).status).toBe(422);
});

test('kcal that are not numbers are refused', async () => {
  expect((await call('meals/create', created({ kcal: ['1300', 'many'] }))).status).toBe(422);
  server.create('dietPlan');
  expect((await call('meals/update', updated({ kcalOptions: '1300;1400' }))).status).toBe(422);
});

test('a changed plan has the form’s fields and keeps its image if the form has none', async () => {
  server.create('dietPlan', { image: 'dishes/soup.svg', dishesCategoryId: '1' });
  expect((await call('meals/update', updated())).status).toBe(200);
  expect(await listed()).toMatchObject([
    {
      id: 1,
      title: 'Soup day',
      dishesCategory: { id: 2, title: 'Salads' },
      ingredientsDetails: '2 onions',
      cookingSteps: 'Simmer',
      nutritionCalories: '320',
      nutritionProtein: '15',
      nutritionCarbs: '41',
      nutritionFat: '10',
      kcalOptions: '1400,1600',
      image: 'dishes/soup.svg',
    },
  ]);
});

test('a new image replaces the old', async () => {
  server.create('dietPlan');
  await call('meals/update', updated({ image: picture('new.png') }));
  expect((await listed())[0]!.image).toBe('uploads/1-new.png');
});

test('a deleted plan is gone', async () => {
  server.createList('dietPlan', 2);
  await call('meals/delete', { id: 1 });
  expect((await listed()).map(({ id }) => id)).toEqual([2]);
});

test.each([
  ['meals/create', created({ category: '9' }), 'Category'],
  ['meals/create', created({ subCategory: '9' }), 'Sub category'],
  ['meals/update', updated({ id: '9' }), 'Diet plan'],
  ['meals/delete', { id: 9 }, 'Diet plan'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe(`${thing} not found.`);
});
