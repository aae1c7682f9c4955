import { count, megabytes, milliseconds, score, toRows, worst } from './figures.mjs';
import { driveNutrition } from './nutritionJourney.mjs';
import { makeShelfLook, planShelves, recipeShelves } from './nutritionReference.mjs';
import { startServer } from './server.mjs';
import { makeDietPlans, makeRecipes, makeTree } from './wire/nutrition.mjs';

const ROWS = 10_000;

/** How the measured values are reported: label, figure, its unit, the most it may be and how many values become one. */
const FIGURES = [
  ['Reply arrived to first cards painted', 'reply', milliseconds, null],
  ['Category switched', 'category', milliseconds, 100],
  ['Sub category switched', 'sub category', milliseconds, 100],
  ['Search key to its letter painted', 'letter', milliseconds, 50],
  ['Search key to cards painted', 'key', milliseconds, 50],
  ['Search key to cards painted, the worst single one', 'key', milliseconds, null, worst],
  ['Menu matrix, from its link to the table painted', 'matrix', milliseconds, 100],
  ['Cards in the document at first', 'cards', count, 100],
  ['Layout shift before the first cards', 'early shift', score, null, worst],
  ['Layout shift from then until their pictures are there', 'shift', score, 0, worst],
  ['Layout shift while cards and pictures come by scrolling', 'scroll shift', score, 0, worst],
  ['Cards in the document after scrolling by 8,000 px', 'cards later', count, null],
];

/** Drives Recipes and Diet plans in turn, each with 10,000 in one reply. */
export async function measureNutrition(browser, { dist, runs, log }) {
  const tree = makeTree();
  const recipes = makeRecipes(tree, ROWS);
  const plans = makeDietPlans(tree, ROWS);
  const lists = { 'dishes/list/category': tree, 'dishes/list': recipes, 'meals/list': plans };
  const server = await startServer({ dist, lists });
  const shelves = { recipes: recipeShelves(recipes), dietPlans: planShelves(tree, plans) };
  const screenOf = (name, path, list, searchLabel) => [
    name,
    {
      url: `${server.address}/${path}`,
      list,
      searchLabel,
      tree,
      hasMatrix: name === 'dietPlans',
      shelfLook: makeShelfLook(shelves[name]),
    },
  ];
  const screens = [
    screenOf('recipes', 'recipes', 'dishes/list', 'Search recipes...'),
    screenOf('dietPlans', 'diet-plans', 'meals/list', 'Search diet plans...'),
  ];
  const notes = { recipes: {}, dietPlans: {} };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, screen] of screens) {
        log(`nutrition, run ${run + 1} of ${runs}: ${name}`);
        await driveNutrition(browser, screen, (figure, value) => (notes[name][figure] ??= []).push(value));
      }
    }
  } finally {
    server.close();
  }
  const rows = ROWS.toLocaleString('en');
  const held = Object.values(shelves).map((shelf) => shelf.get(1).length.toLocaleString('en'));
  return {
    intro: [
      `${rows} recipes in one reply of ${megabytes(server.bytesOf('dishes/list'))}, ${rows} diet plans in one of`,
      `${megabytes(server.bytesOf('meals/list'))}; 6 categories, 20 sub categories, the first one shows ${held.join(' and ')} of them. Medians of`,
      `${runs} runs, every run in a fresh window, from the person's act to the painted frame; ${notes.recipes.key.length} and ${notes.dietPlans.key.length} search keys that change the cards.`,
      'Layout shifts are the worst of the runs, as the browser scores them. Without motion (`prefers-reduced-motion`).',
    ].join('\n'),
    head: ['Recipes and diet plans', 'Recipes', 'Diet plans', 'Target', ''],
    rows: toRows(FIGURES, [notes.recipes, notes.dietPlans]),
  };
}
