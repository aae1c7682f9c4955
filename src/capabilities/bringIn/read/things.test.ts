import { readRecipe } from '@test/sources/recipeOfJson';
import { RECIPES } from '@test/sources/taken';
import { readSources } from './readSources';

test.each([
  ['P2W', '14 d'],
  ['P1DT12H', '1 d 12 h'],
  ['P0Y0M0DT1H5M0.000S', '1 h 5 min'],
  ['PT7200S', '2 h'],
  ['PT0.25H', '15 min'],
  ['PT75M', '75 min'],
  ['PT2M30S', '2 min 30 s'],
  ['P1H15M', '1 h 15 min'],
  ['pt20m', '20 min'],
  ['P0DT0H0M', undefined],
  ['about 20 minutes', 'about 20 minutes'],
  [{ '@type': 'Duration', minValue: 'PT1H', maxValue: 'PT1H30M' }, '1 h to 1 h 30 min'],
  [['PT40M'], '40 min'],
])('a duration of %j is %s', async (totalTime, time) => {
  const { fields } = await readRecipe({ totalTime });
  expect(fields.note).toBe(time && `Total time ${time}`);
});

test('what begins like a duration and is none is named, and no time', async () => {
  const { fields, notUnderstood } = await readRecipe({ totalTime: 'PTNaNM', prepTime: 'PT5M', cookTime: 'PT1H' });
  expect(fields.note).toBe('Preparation 5 min\nCooking 1 h');
  expect(notUnderstood).toEqual(['Total time PTNaNM']);
});

test('preparation and cooking are kept beside the total', async () => {
  const { fields } = await readRecipe({ totalTime: 'PT1H5M', prepTime: 'PT5M', cookTime: 'PT1H' });
  expect(fields.note).toBe('Preparation 5 min\nCooking 1 h\nTotal time 1 h 5 min');
});

test.each([
  [{ recipeYield: { '@type': 'QuantitativeValue', value: 8, unitText: 'slices' } }, '8 slices'],
  [{ recipeYield: { minValue: 4, maxValue: 6, unitText: 'people' } }, '4–6 people'],
  [{ recipeYield: { value: '3' } }, 'Serves 3'],
  [{ recipeYield: ['24 biscuits', '2 trays'] }, '24 biscuits\n2 trays'],
  [{ recipeYield: ['6', '6 portions', '6 Portions'] }, '6 portions'],
  [{ recipeYield: [2, '12 patties'] }, 'Serves 2\n12 patties'],
  [{ recipeYield: '2&#8211;3 plates' }, '2–3 plates'],
  [{ recipeYield: '0 servings' }, undefined],
  [{ recipeServings: 4, recipeYieldQuantity: 2, recipeYield: 'loaves' }, 'Serves 4\n2 loaves'],
  [{ recipeServings: 0, recipeYieldQuantity: 0, recipeYield: '' }, undefined],
  [{ servings: 5, servings_text: 'jars' }, '5 jars'],
])('the yield of %j is %s', async (given, written) => {
  expect((await readRecipe(given)).fields.note).toBe(written);
});

const step = (text: string, name?: string) => ({ '@type': 'HowToStep', name, text });

test.each<[what: string, recipeInstructions: unknown, directions: string]>([
  [
    '`item`',
    { '@type': 'HowToSection', name: 'Dough', item: [step('Knead.'), step('Rest.')] },
    'Dough:\nKnead.\nRest.',
  ],
  ['items of a list', { itemListElement: [{ '@type': 'ListItem', position: 1, item: step('Knead.') }] }, 'Knead.'],
  ['one item, not in a list', [{ '@type': 'HowToSection', name: 'Dough:', item: step('Knead.') }], 'Dough:\nKnead.'],
  [
    'sections in sections',
    [{ name: 'All', itemListElement: [{ name: 'Dough', steps: [step('Knead.')] }] }],
    'All:\nDough:\nKnead.',
  ],
  ['names that say more', [step('Leave it for an hour.', 'Marinate')], 'Marinate: Leave it for an hour.'],
  [
    'names that repeat the text',
    [step('Cut the leek into rings.', 'Cut the leek…'), step('Fry.', 'Step 2')],
    'Cut the leek into rings.\nFry.',
  ],
  [
    'titles over steps',
    [
      { title: 'Sauce', text: 'Simmer.' },
      { title: '', text: 'Stir.' },
      { title: 'Rice', text: 'Boil.' },
    ],
    'Sauce:\nSimmer.\nStir.\nRice:\nBoil.',
  ],
  [
    'empty sections',
    [{ '@type': 'HowToSection', name: null }, { '@type': 'HowToSection', itemListElement: [] }, step('Boil.')],
    'Boil.',
  ],
  [
    'stars of Markdown',
    [{ text: '**Rinse** the *rice* and __drain__ it.' }, { text: '- Boil, 2 * 5 minutes.' }],
    'Rinse the rice and drain it.\nBoil, 2 * 5 minutes.',
  ],
  [
    'links and heads of Markdown',
    [{ text: '## Rice\nBoil [as usual](https://example.com/rice).' }],
    'Rice:\nBoil as usual.',
  ],
])('steps with %s are kept', async (_what, recipeInstructions, directions) => {
  const { fields, notUnderstood } = await readRecipe({ recipeInstructions });
  expect(fields.directions).toBe(directions);
  expect(notUnderstood).toEqual([]);
});

test('what a recipe within the steps needs is an ingredient', async () => {
  const glaze = { '@type': 'Recipe', name: 'Glaze', recipeIngredient: ['80 g sugar'], recipeInstructions: 'Stir.' };
  const { fields } = await readRecipe({
    recipeInstructions: [step('Bake.'), { '@type': 'HowToSection', name: 'Top', itemListElement: [glaze] }],
  });
  expect(fields.ingredients).toBe('200 g barley\nGlaze:\n80 g sugar');
  expect(fields.directions).toBe('Bake.\nTop:\nGlaze:\nStir.');
});

test('a recipe that is a part of another one is read below its name', async () => {
  const hasPart = [
    { '@type': 'Clip', name: 'Film' },
    { '@type': 'Recipe', name: 'Glaze', recipeIngredient: ['80 g sugar'], recipeInstructions: [step('Stir.')] },
  ];
  const { fields } = await readRecipe({ hasPart });
  expect(fields.ingredients).toBe('200 g barley\nGlaze:\n80 g sugar');
  expect(fields.directions).toBe('Boil.\nGlaze:\nStir.');
});

test('an ingredient whose amount has a line of its own is one ingredient; a number alone is no step', async () => {
  const { fields } = await readRecipe({
    recipeIngredient: ['200 g<br>barley', '2<br>onions', 'salt'],
    recipeInstructions: '<p>Step 1</p><p>Fry.</p><p>2.</p><p>Boil.</p>',
  });
  expect(fields).toMatchObject({ ingredients: '200 g barley\n2 onions\nsalt', directions: 'Fry.\nBoil.' });
});

test('signs whose backslash got lost are signs again', async () => {
  const { fields } = await readRecipe({
    name: 'Barley u0026 beans, cru00E8me',
    description: 'u003Cp\\u003EWarm.u003C/p\\u003E',
  });
  expect(fields).toMatchObject({ title: 'Barley & beans, crème', note: 'Warm.' });
});

test('what a program writes where it knows nothing is no ingredient and no step', async () => {
  const { fields } = await readRecipe({
    recipeIngredient: ['Could not detect ingredients', '200 g barley', 'N/A', '[object Object]'],
    recipeInstructions: [{ text: 'Could not detect instructions' }, { text: 'null' }, { text: 'Boil.' }],
    description: 'undefined',
  });
  expect(fields).toEqual({ title: 'Barley bowl', ingredients: '200 g barley', directions: 'Boil.' });
});

test('times and sentences of the page among the steps are no steps', async () => {
  const recipeInstructions =
    '<p>Cook time: 25 min</p><p>Serves 4</p><p>1. Rinse it.<br>2. Boil it.</p><p>Click <a href="x">here</a> to print.</p>';
  const { fields, notUnderstood } = await readRecipe({ recipeInstructions });
  expect(fields).toMatchObject({ directions: 'Rinse it.\nBoil it.', note: 'Cook time: 25 min\nServes 4' });
  expect(notUnderstood).toEqual(['Click here to print.']);
});

test('a number of JSON is that number, whatever stands after its point', async () => {
  const { fields, doubts } = await readRecipe({
    nutrition: { calories: 250.125, proteinContent: 10.714, carbohydrateContent: 30, fatContent: 0.30000000000000004 },
  });
  expect(fields).toMatchObject({ calories: '250.125', protein: '10.714', carbs: '30', fat: '0.3' });
  expect(doubts).toEqual({});
});

test('escapes of JSON are read as JSON, whatever they stand for', async () => {
  const json = '{"@type":"Recipe","name":"\\u0022Best\\u0022 bowl","recipeIngredient":["1 cr\\u00eape"]}';
  const { records } = await readSources([new File([json], 'bowl.json')], RECIPES);
  expect(records[0]!.fields).toEqual({ title: '"Best" bowl', ingredients: '1 crêpe' });
});
