import { readRecipe } from '@test/sources/recipeOfJson';

test.each([
  [
    'glued where lines broke',
    '1 cup barley2 eggs½ onion, chopped1 tsp oil',
    '1 cup barley\n2 eggs\n½ onion, chopped\n1 tsp oil',
  ],
  ['with commas between them', '125 g oats, 1 tsp honey, 60 ml milk', '125 g oats\n1 tsp honey\n60 ml milk'],
])('ingredients in one line, %s, are parted, which is a doubt', async (_what, line, ingredients) => {
  const { fields, doubts } = await readRecipe({ recipeIngredient: [line] });
  expect(fields.ingredients).toBe(ingredients);
  expect(doubts).toEqual({ ingredients: 'Ingredients out of one line' });
});

test.each<[what: string, again: string[], left: string[]]>([
  ['in one line', ['200 g barley 2 onions 50 ml oil'], []],
  ['again', ['200 g barley', '2 onions', '50 ml oil'], []],
  ['in other units', ['7 oz barley', '2 onions', '1.7 fl oz oil'], ['7 oz barley', '2 onions', '1.7 fl oz oil']],
])('ingredients that come %s below their list are in it once', async (_what, again, left) => {
  const { fields, notUnderstood } = await readRecipe({
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
  expect((await readRecipe({ recipeIngredient })).fields.ingredients).toBe(recipeIngredient.join('\n'));
});

test.each([
  ['one long text', []],
  ['a long text beside a short one', ['salt']],
])('%s of ingredients that cannot be parted is a doubt', async (_what, more) => {
  const line = 'Barley - 200 g Onions - 2 Salt - a pinch '.repeat(5).trim();
  const { fields, doubts } = await readRecipe({ recipeIngredient: [line, ...more] });
  expect(fields.ingredients).toBe([line, ...more].join('\n'));
  expect(doubts).toEqual({ ingredients: 'Ingredients in one line' });
});

test.each([
  ['names alone', ['barley', 'onions', 'salt']],
  ['names, but for two', ['200 g barley', '2 onions', 'leeks', 'carrots', 'celery']],
])('a list of %s is a doubt', async (_what, recipeIngredient) => {
  const { doubts } = await readRecipe({ recipeIngredient });
  expect(doubts).toEqual({ ingredients: 'Ingredients without amounts' });
});

test('what is measured by eye has an amount', async () => {
  const { doubts } = await readRecipe({
    recipeIngredient: ['200 g barley', 'salt to taste', 'sale q.b.', 'eine Prise Muskat', 'نمک حسب ذائقہ', 'mint'],
  });
  expect(doubts).toEqual({});
});

test.each(['2 onions, 200 g barley, 1 carrot', 'onions, barley, carrots'])(
  'several ingredients in the line “%s” are a doubt',
  async (line) => {
    const { doubts } = await readRecipe({ recipeIngredient: ['Soup', line] });
    expect(doubts).toMatchObject({ ingredients: 'Ingredients in one line' });
  },
);

test('lines that each are the list of a part are a doubt', async () => {
  const parts = [
    'Dough 200 g flour 2 eggs 3 tbsp milk 1 pinch salt 5 g yeast',
    'Filling 1 onion 2 leeks 3 eggs 4 tbsp oil 5 olives',
  ];
  const { doubts } = await readRecipe({ recipeIngredient: [...parts, 'Topping 10 g seeds 1 egg', 'Salt'] });
  expect(doubts).toEqual({ ingredients: 'Ingredients in one line' });
});

test('a list that was cut at every comma has its numbers and brackets whole again', async () => {
  const { fields } = await readRecipe({
    recipeIngredient: ['1', '5 tsp salt', ' 1 tin (chickpeas', ' drained)', ' 2 onions'],
  });
  expect(fields.ingredients).toBe('1,5 tsp salt\n1 tin (chickpeas, drained)\n2 onions');
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
  expect((await readRecipe({ recipeIngredient })).fields.ingredients).toBe(ingredients);
});
