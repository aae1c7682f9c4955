import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { MENU, SECTIONS } from './menu';
import { pictureOf, readDishes } from './menuText';

const DISHES = SECTIONS.flatMap(({ recipes, plans }) => [...recipes, ...plans]);

test('a dish is parsed with its figures, lines and note', () => {
  const text = `
    Mint tea, iced
    45 2 4 1
    for 1300,1400
    - Mint
    - 250 ml water
    * Boil
    * Cool it
    > Good.

    Toast
    90 3 16 1
    - Bread
    * Toast it
  `;
  expect(readDishes(text)).toEqual([
    {
      title: 'Mint tea, iced',
      image: 'dishes/mint-tea-iced.svg',
      calories: 45,
      protein: 2,
      carbs: 4,
      fat: 1,
      kcal: '1300,1400',
      ingredients: 'Mint\n250 ml water',
      steps: 'Boil\nCool it',
      note: 'Good.',
    },
    expect.objectContaining({ title: 'Toast', kcal: '', note: null }),
  ]);
});

test('the menu has 64 recipes and 40 plans in 20 sub categories of 6 categories', () => {
  expect(MENU).toHaveLength(6);
  expect(SECTIONS).toHaveLength(20);
  expect(SECTIONS.flatMap(({ recipes }) => recipes)).toHaveLength(64);
  expect(SECTIONS.flatMap(({ plans }) => plans)).toHaveLength(40);
});

test('titles are unique', () => {
  expect(new Set(DISHES.map(({ title }) => title)).size).toBe(DISHES.length);
});

test.each(DISHES.map(({ title }) => title))('%s has an image of less than 18 kB', (title) => {
  const file = path.resolve('src/mirage/media', pictureOf(title));
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).size).toBeLessThan(18_000);
});

test.each(DISHES.map((dish) => [dish.title, dish] as const))(
  '%s has ingredients and steps, and its calories add up',
  (_title, dish) => {
    expect(dish.ingredients.split('\n').length).toBeGreaterThan(1);
    expect(dish.steps.split('\n').length).toBeGreaterThan(1);
    const sum = dish.protein * 4 + dish.carbs * 4 + dish.fat * 9;
    expect(Math.abs(dish.calories - sum)).toBeLessThanOrEqual(Math.max(12, dish.calories * 0.1));
  },
);

test('plans have kcal from 1300 to 2000, recipes have none', () => {
  const kcal = SECTIONS.flatMap(({ plans }) => plans.flatMap((plan) => plan.kcal.split(',').map(Number)));
  expect(new Set(kcal)).toEqual(new Set([1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000]));
  expect(SECTIONS.flatMap(({ recipes }) => recipes).every((recipe) => recipe.kcal === '')).toBe(true);
});
