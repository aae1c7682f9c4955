import { makeStore } from '@/app/store';
import { waitFor } from '@testing-library/react';
import { formRequests } from '@test/formRequests';
import { categoriesApi } from './categories';
import { dietPlansApi } from './dietPlans';
import { recipesApi } from './recipes';

/** The store, with a server that answers every list with `body`. */
function answeredWith(body: unknown) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body))));
  return makeStore();
}

const forms = formRequests();

test('categories come with their sub categories', async () => {
  const sub = { id: '5', title: 'Bowls', image: null };
  const store = answeredWith({ data: { list: [{ id: '1', title: 'Lunch', dishesCategories: [sub, {}] }, { id: 2 }] } });
  const { data } = await store.dispatch(categoriesApi.endpoints.listCategories.initiate());
  expect(data).toEqual([
    { id: 1, title: 'Lunch', subCategories: [{ id: 5, title: 'Bowls', categoryId: 1, image: '' }] },
    { id: 2, title: '', subCategories: [] },
  ]);
});

test('recipes belong to sub categories, or to a category itself', async () => {
  const soup = { id: '9', title: 'Soup', isActive: 'Y', nutritions: 'fats 8, cal 250', ingredients: 'a\nb' };
  const stray = { id: 10, title: 'Stray', isActive: 'false', dishesCategoryId: '77' };
  const store = answeredWith({ data: [{ id: 1, dishes: [stray, {}], dishesCategories: [{ id: 5, dishes: [soup] }] }] });
  const { data } = await store.dispatch(recipesApi.endpoints.listRecipes.initiate());
  expect(data).toMatchObject([
    { id: 10, categoryId: 1, subCategoryId: 77, isActive: false },
    {
      id: 9,
      categoryId: 1,
      subCategoryId: 5,
      isActive: true,
      ingredients: 'a\nb',
      nutrition: { calories: '250', fat: '8', protein: '' },
    },
  ]);
});

test.each([
  ['1300,1500', [1300, 1500]],
  ['"1500, 1300"', [1300, 1500]],
  ['"1300","1500"', [1300, 1500]],
  ['["1300","1500 kcal"]', [1300, 1500]],
  ['\\"1300,1500\\"', [1300, 1500]],
  [
    [1300, '1500'],
    [1300, 1500],
  ],
  ['', []],
  [null, []],
])('kcal text %j is read', async (kcalOptions, expected) => {
  const store = answeredWith([{ id: 1, kcalOptions }]);
  const { data } = await store.dispatch(dietPlansApi.endpoints.listDietPlans.initiate());
  expect(data![0]!.kcal).toEqual(expected);
});

test('plans are found at both levels; numbers may be text', async () => {
  const row = {
    id: '3',
    mealType: { title: '3 meal' },
    categoryId: '1',
    dishesCategory: { id: '5', title: 'Bowls' },
    nutritionCalories: 400,
  };
  for (const body of [[row], { data: [row] }, { data: { data: [row] } }]) {
    const { data } = await answeredWith(body).dispatch(dietPlansApi.endpoints.listDietPlans.initiate());
    expect(data).toMatchObject([
      { id: 3, mealType: '3 meal', categoryId: 1, subCategoryId: 5, nutrition: { calories: '400', protein: '' } },
    ]);
  }
});

const PLAN = {
  title: 'Plan',
  mealType: '3 meal',
  categoryId: 1,
  subCategoryId: 5,
  ingredients: 'a',
  cookingSteps: 'b',
  nutrition: { calories: '1', protein: '2', carbs: '3', fat: '4' },
  kcal: [1300],
  note: '',
  images: [],
};

test.each([
  [true, true],
  [{}, true],
  [null, false],
  [{ success: false }, false],
])('creating a plan with the reply %j', async (body, isSaved) => {
  const saved = makeStore().dispatch(dietPlansApi.endpoints.createDietPlan.initiate(PLAN));
  await waitFor(() => expect(forms).toHaveLength(1));
  forms[0]!.answer(200, JSON.stringify(body));
  const { error } = await saved;
  expect(error === undefined).toBe(isSaved);
});
