import { RECIPES } from '@test/sources/taken';
import { readSources } from './readSources';

/** Reads one recipe of JSON; what is not given is some dish. */
async function read(more: object) {
  const recipe = {
    '@type': 'Recipe',
    name: 'Barley bowl',
    recipeIngredient: ['200 g barley'],
    recipeInstructions: ['Boil.'],
    ...more,
  };
  const { records } = await readSources([new File([JSON.stringify(recipe)], 'bowl.json')], RECIPES);
  expect(records).toHaveLength(1);
  return records[0]!;
}

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
  const { fields } = await read({ totalTime });
  expect(fields.note).toBe(time && `Total time ${time}`);
});

test('what begins like a duration and is none is named, and no time', async () => {
  const { fields, notUnderstood } = await read({ totalTime: 'PTNaNM', prepTime: 'PT5M', cookTime: 'PT1H' });
  expect(fields.note).toBe('Preparation 5 min\nCooking 1 h');
  expect(notUnderstood).toEqual(['Total time PTNaNM']);
});

test('preparation and cooking are kept beside the total', async () => {
  const { fields } = await read({ totalTime: 'PT1H5M', prepTime: 'PT5M', cookTime: 'PT1H' });
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
  expect((await read(given)).fields.note).toBe(written);
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
  const { fields, notUnderstood } = await read({ recipeInstructions });
  expect(fields.directions).toBe(directions);
  expect(notUnderstood).toEqual([]);
});

test('what a recipe within the steps needs is an ingredient', async () => {
  const glaze = { '@type': 'Recipe', name: 'Glaze', recipeIngredient: ['80 g sugar'], recipeInstructions: 'Stir.' };
  const { fields } = await read({
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
  const { fields } = await read({ hasPart });
  expect(fields.ingredients).toBe('200 g barley\nGlaze:\n80 g sugar');
  expect(fields.directions).toBe('Boil.\nGlaze:\nStir.');
});

test.each([
  [
    'glued where lines broke',
    '1 cup barley2 eggs½ onion, chopped1 tsp oil',
    '1 cup barley\n2 eggs\n½ onion, chopped\n1 tsp oil',
  ],
  ['with commas between them', '125 g oats, 1 tsp honey, 60 ml milk', '125 g oats\n1 tsp honey\n60 ml milk'],
])('ingredients in one line, %s, are parted, which is a doubt', async (_what, line, ingredients) => {
  const { fields, doubts } = await read({ recipeIngredient: [line] });
  expect(fields.ingredients).toBe(ingredients);
  expect(doubts).toEqual({ ingredients: 'Ingredients out of one line' });
});

test.each<[what: string, again: string[], left: string[]]>([
  ['in one line', ['200 g barley 2 onions 50 ml oil'], []],
  ['again', ['200 g barley', '2 onions', '50 ml oil'], []],
  ['in other units', ['7 oz barley', '2 onions', '1.7 fl oz oil'], ['7 oz barley', '2 onions', '1.7 fl oz oil']],
])('ingredients that come %s below their list are in it once', async (_what, again, left) => {
  const { fields, notUnderstood } = await read({
    recipeIngredient: ['200 g barley', '2 onions', '50 ml oil', ...again],
  });
  expect(fields.ingredients).toBe('200 g barley\n2 onions\n50 ml oil');
  expect(notUnderstood).toEqual(left);
});

test.each([
  ['in the same units', ['100 g barley', '1 onion', '20 ml oil']],
  ['with others beside them', ['7 oz barley', '2 carrots', '1 tsp salt']],
])('ingredients that come once more %s are all kept', async (_what, more) => {
  const recipeIngredient = ['200 g barley', '2 onions', '50 ml oil', ...more];
  expect((await read({ recipeIngredient })).fields.ingredients).toBe(recipeIngredient.join('\n'));
});

test.each([
  ['one long text', []],
  ['a long text beside a short one', ['salt']],
])('%s of ingredients that cannot be parted is a doubt', async (_what, more) => {
  const line = 'Barley - 200 g Onions - 2 Salt - a pinch '.repeat(5).trim();
  const { fields, doubts } = await read({ recipeIngredient: [line, ...more] });
  expect(fields.ingredients).toBe([line, ...more].join('\n'));
  expect(doubts).toEqual({ ingredients: 'Ingredients in one line' });
});

test('an ingredient whose amount has a line of its own is one ingredient; a number alone is no step', async () => {
  const { fields } = await read({
    recipeIngredient: ['200 g<br>barley', '2<br>onions', 'salt'],
    recipeInstructions: '<p>Step 1</p><p>Fry.</p><p>2.</p><p>Boil.</p>',
  });
  expect(fields).toMatchObject({ ingredients: '200 g barley\n2 onions\nsalt', directions: 'Fry.\nBoil.' });
});

test.each([
  ['names alone', ['barley', 'onions', 'salt']],
  ['names, but for two', ['200 g barley', '2 onions', 'leeks', 'carrots', 'celery']],
])('a list of %s is a doubt', async (_what, recipeIngredient) => {
  const { doubts } = await read({ recipeIngredient });
  expect(doubts).toEqual({ ingredients: 'Ingredients without amounts' });
});

test('what is measured by eye has an amount', async () => {
  const { doubts } = await read({
    recipeIngredient: ['200 g barley', 'salt to taste', 'sale q.b.', 'eine Prise Muskat', 'نمک حسب ذائقہ', 'mint'],
  });
  expect(doubts).toEqual({});
});

test.each(['2 onions, 200 g barley, 1 carrot', 'onions, barley, carrots'])(
  'several ingredients in the line “%s” are a doubt',
  async (line) => {
    const { doubts } = await read({ recipeIngredient: ['Soup', line] });
    expect(doubts).toMatchObject({ ingredients: 'Ingredients in one line' });
  },
);

test('lines that each are the list of a part are a doubt', async () => {
  const parts = [
    'Dough 200 g flour 2 eggs 3 tbsp milk 1 pinch salt 5 g yeast',
    'Filling 1 onion 2 leeks 3 eggs 4 tbsp oil 5 olives',
  ];
  const { doubts } = await read({ recipeIngredient: [...parts, 'Topping 10 g seeds 1 egg', 'Salt'] });
  expect(doubts).toEqual({ ingredients: 'Ingredients in one line' });
});

test('a list that was cut at every comma has its numbers and brackets whole again', async () => {
  const { fields } = await read({
    recipeIngredient: ['1', '5 tsp salt', ' 1 tin (chickpeas', ' drained)', ' 2 onions'],
  });
  expect(fields.ingredients).toBe('1,5 tsp salt\n1 tin (chickpeas, drained)\n2 onions');
});

test('signs whose backslash got lost are signs again', async () => {
  const { fields } = await read({
    name: 'Barley u0026 beans, cru00E8me',
    description: 'u003Cp\\u003EWarm.u003C/p\\u003E',
  });
  expect(fields).toMatchObject({ title: 'Barley & beans, crème', note: 'Warm.' });
});

test.each<[what: string, recipeIngredient: unknown, ingredients: string]>([
  ['a third', [{ quantity: 0.3333333333333333, unit: { name: 'cup' }, food: { name: 'oil' } }], '⅓ cup oil'],
  ['one and two thirds', [{ quantity: 1.6666666666666667, unit: null, food: { name: 'limes' } }], '1 ⅔ limes'],
  ['noise', [{ amount: 0.30000000000000004, unit: { name: 'l' }, food: { name: 'milk' } }], '0.3 l milk'],
  ['some other part', [{ quantity: 0.14285714, unit: null, food: { name: 'pie' } }], '0.14 pie'],
  ['in a text', ['0.6666667 cup rice', '250.0 g peas', '1.25 l water'], '⅔ cup rice\n250 g peas\n1.25 l water'],
  [
    'titles over ingredients',
    [
      { title: 'Dressing', quantity: 2, unit: { name: 'tbsp' }, food: { name: 'oil' } },
      { title: null, note: 'salt' },
    ],
    'Dressing:\n2 tbsp oil\nsalt',
  ],
  [
    'heads among ingredients',
    [
      { is_header: true, note: 'Dressing', food: null, amount: 0 },
      { amount: 1, food: { name: 'lime' } },
    ],
    'Dressing:\n1 lime',
  ],
  [
    'heads of Markdown',
    ['### Dressing', '1 lime', '**For the rice**', '1 cup rice'],
    'Dressing:\n1 lime\nFor the rice:\n1 cup rice',
  ],
  [
    'units twice',
    ['150 g g beans', '2 tbsp tbsp oil', '1 cup  cup peas', '1 l l stock'],
    '150 g beans\n2 tbsp oil\n1 cup peas\n1 l stock',
  ],
  [
    'either number',
    ['3 teaspoon(s) cumin', '1 clove(s) garlic', 'onion(s)', '1 1/2 cup(s) peas', '½ can(s) corn'],
    '3 teaspoons cumin\n1 clove garlic\nonion\n1 1/2 cups peas\n½ can corn',
  ],
  [
    'signs of another encoding',
    ['1Â½ cups flour', '100 gÂ butter', 'crÃ¨me fraÃ®che', '1 tspÂ  salt', 'cook’s lentils Ã la', 'jalapeÃ±o'],
    '1½ cups flour\n100 g butter\ncrème fraîche\n1 tsp salt\ncook’s lentils Ã la\njalapeño',
  ],
  [
    'several in a text',
    ['125 g oats\n1 leek', '1 tsp salt', 'pepper\nto taste'],
    '125 g oats\n1 leek\n1 tsp salt\npepper to taste',
  ],
  ['commas between them', '125 g oats, 1 tsp honey, 60 ml milk', '125 g oats\n1 tsp honey\n60 ml milk'],
  ['commas within them', '125 g oats, rolled, soaked', '125 g oats, rolled, soaked'],
  [
    'tags',
    ['<label><input type="checkbox"> 2 eggs</label>', '&lt;b&gt;1&lt;/b&gt; leek', '1 &amp;eacute;clair'],
    '2 eggs\n1 leek\n1 éclair',
  ],
])('ingredients with %s are as a person would write them', async (_what, recipeIngredient, ingredients) => {
  expect((await read({ recipeIngredient })).fields.ingredients).toBe(ingredients);
});

test('what a program writes where it knows nothing is no ingredient and no step', async () => {
  const { fields } = await read({
    recipeIngredient: ['Could not detect ingredients', '200 g barley', 'N/A', '[object Object]'],
    recipeInstructions: [{ text: 'Could not detect instructions' }, { text: 'null' }, { text: 'Boil.' }],
    description: 'undefined',
  });
  expect(fields).toEqual({ title: 'Barley bowl', ingredients: '200 g barley', directions: 'Boil.' });
});

test('times and sentences of the page among the steps are no steps', async () => {
  const recipeInstructions =
    '<p>Cook time: 25 min</p><p>Serves 4</p><p>1. Rinse it.<br>2. Boil it.</p><p>Click <a href="x">here</a> to print.</p>';
  const { fields, notUnderstood } = await read({ recipeInstructions });
  expect(fields).toMatchObject({ directions: 'Rinse it.\nBoil it.', note: 'Cook time: 25 min\nServes 4' });
  expect(notUnderstood).toEqual(['Click here to print.']);
});

test('a number of JSON is that number, whatever stands after its point', async () => {
  const { fields, doubts } = await read({
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
