import {
  read,
  data,
  LISTED,
  STEW,
  LISTS,
  STEPS,
  INGREDIENTS,
  DIRECTIONS,
  INGREDIENTS_SHOWN,
} from '@test/sources/stewPages';

const STEPS_SHOWN = { directions: 'Cooking steps as the page shows them' };

describe('steps that the data lack', () => {
  const stew = data({ name: 'Okra stew', recipeIngredient: ['300 g okra'], recipeYield: 4 });

  test.each([
    ['under a heading', `<h2>Ingredients</h2>${LISTS}<h2>Method</h2>${STEPS}<h2>Comments</h2><p>I used 900 g.</p>`],
    ['in an element called so', `<div class="stew-instructions">${STEPS}</div>`],
    ['below a heading in such an element', `<div id="how-to-cook"><h3>Instructions</h3>${STEPS}</div>`],
    ['in a page in German', `<h2>Zutaten</h2>${LISTS}<section class="zubereitung">${STEPS}</section>`],
    ['twice, for wide and narrow windows', `<p class="steps">${STEPS}</p><div class="steps-mobile">${STEPS}</div>`],
    ['as far as their element goes', `<div><h3>Method</h3>${STEPS}</div><p>We think that you may like these too.</p>`],
    [
      'under a heading for each part',
      `<h3>Method for the stew</h3><p>${DIRECTIONS.replace('\n', '</p><h3>Method for the sauce</h3><p>')}</p>`,
    ],
    ['one in each element', `<p class="step">${DIRECTIONS.replace('\n', '</p><p class="step">')}</p>`],
  ])('are read where they stand %s', async (_where, shown) => {
    const [record] = await read(stew + shown);
    const fields = { title: 'Okra stew', ingredients: '300 g okra', directions: DIRECTIONS, note: 'Serves 4' };
    expect(record).toEqual({ fields, doubts: STEPS_SHOWN });
  });
});

test.each([
  [
    'begin like an amount',
    '<li>A hagymát olajon megpirítjuk.</li><li>A paradicsomot hozzáadjuk, és puhára főzzük.</li>',
  ],
  ['are below their numbers', '<b>Schritt 1</b><p>Okra waschen.</p><b>Schritt 2</b><p>In Öl anbraten.</p>'],
  ['begin with their numbers', '<p>1. Wash okra.</p><p>2. Fry it in oil.</p>'],
])('steps that %s are steps', async (_what, steps) => {
  const lists = `<div id="ingredients">${LISTS}</div><div id="instructions">${steps}</div>`;
  const [record] = await read(data({ ...STEW, recipeInstructions: [] }) + lists);
  expect(record!.fields.directions?.split('\n')).toHaveLength(2);
  expect(record!.doubts).toEqual(STEPS_SHOWN);
});

describe('names without amounts', () => {
  const stew = data({ ...STEW, recipeIngredient: ['okra', 'tomatoes', 'salt'] });

  test.each([
    ['under a heading', `<h2>Ingredients</h2>${LISTS}<h2>Method</h2>${STEPS}`],
    ['in an element called so', `<div class="recipe__ingredients">${LISTS}</div>`],
    [
      'in a table',
      '<table class="ingredient-table"><tr><td>300 g</td><td>okra</td></tr><tr><td>2</td><td>tomatoes</td></tr><tr><td></td><td>salt</td></tr></table>',
    ],
  ])('are read with them where these stand %s', async (_where, shown) => {
    const [record] = await read(stew + shown);
    expect(record!.fields).toMatchObject({ ingredients: INGREDIENTS, directions: 'Fry.\nSimmer.' });
    expect(record!.doubts).toEqual(INGREDIENTS_SHOWN);
  });

  test('are a doubt where no amounts are shown', async () => {
    const [record] = await read(`${stew}<p>A stew from <a href="/ingredients">okra</a>.</p>`);
    expect(record!.fields.ingredients).toBe('okra\ntomatoes\nsalt');
    expect(record!.doubts).toEqual({ ingredients: 'Ingredients without amounts' });
  });
});

describe('ingredients of which the data have a part', () => {
  const stew = data({ ...STEW, recipeIngredient: ['300 g okra', '2 tomatoes'] });
  const more = (lines: string[]) =>
    `<h2>Ingredients</h2>${LISTS}<h3>Yoghurt sauce</h3><ul><li>${lines.join('</li><li>')}</li></ul><h2>Method</h2>${STEPS}`;

  test('are those that the page shows below one head', async () => {
    const [record] = await read(stew + more(['200 g yoghurt', '1 clove of garlic', '5 mint leaves']));
    expect(record!.fields.ingredients).toBe(
      `${INGREDIENTS}\nYoghurt sauce:\n200 g yoghurt\n1 clove of garlic\n5 mint leaves`,
    );
    expect(record!.doubts).toEqual(INGREDIENTS_SHOWN);
  });

  test.each([
    ['the same for more people', ['600 g okra', '4 tomatoes', '1 tsp okra salt']],
    ['no amounts', ['yoghurt', 'garlic', 'mint']],
    ['two lines more', ['200 g yoghurt', '1 clove of garlic']],
  ])('are those of the data if the page shows %s', async (_what, lines) => {
    const [record] = await read(stew + more(lines));
    expect(record!.fields.ingredients).toBe('300 g okra\n2 tomatoes');
  });
});

test('ingredients that the page shows without a head, and the data do not name, are a doubt', async () => {
  const more = ['200 g yoghurt', '5 g mint', '1 tbsp honey'].map((line) => `<p>${line}</p>`).join('');
  const [record] = await read(`${data(STEW)}<p>A stew for guests.</p><h3>Dip</h3>${more}`);
  expect(record).toMatchObject({
    fields: { ingredients: '300 g okra\n2 tomatoes' },
    doubts: { ingredients: 'Ingredients without all that are named' },
  });
});

test.each<[what: string, things: object[]]>([
  ['the same twice', [STEW, STEW]],
  ['a stub before it', [{ name: 'Okra stew', image: 'x.jpg' }, STEW]],
  [
    'one that says the rest',
    [
      { ...STEW, recipeInstructions: [] },
      { ...STEW, name: 'OKRA STEW', recipeIngredient: [] },
    ],
  ],
  ['one without a name', [LISTED, { name: 'Okra stew' }]],
  ['links to others', [STEW, { name: 'Bean stew', url: '/beans' }, { name: 'Pea stew', url: '/peas' }]],
  ['a template', [{ ...STEW, name: '{{ recipe.title }}' }, STEW]],
  ['one that says nothing', [{ name: '', recipeIngredient: null }, STEW, { '@id': '#recipe' }]],
])('of data with %s, one record is read', async (_what, things) => {
  const records = await read(data(...things));
  expect(records).toHaveLength(1);
  const fields = { title: 'Okra stew', ingredients: '300 g okra\n2 tomatoes', directions: 'Fry.\nSimmer.' };
  expect(records[0]).toEqual({ fields, doubts: {} });
});

test('data without a name have that of the page', async () => {
  const [record] = await read(`${data(LISTED)}<h1>Okra stew</h1>`);
  expect(record!.fields.title).toBe('Okra stew');
});

test('a name that microdata say twice is taken once, ingredients by both of their names', async () => {
  const [record] = await read(
    `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Okra stew"><h1 itemprop="name">Okra stew</h1><p itemprop="ingredients">300 g okra</p><p itemprop="recipeIngredient">2 tomatoes</p><p itemprop="recipeInstructions">Fry.</p></div>`,
  );
  expect(record!.fields).toEqual({ title: 'Okra stew', ingredients: '300 g okra\n2 tomatoes', directions: 'Fry.' });
});

test('one name for all ingredients is a doubt where the page shows no more', async () => {
  const [record] = await read(data({ ...STEW, recipeIngredient: ['Okra'] }));
  expect(record).toMatchObject({
    fields: { ingredients: 'Okra' },
    doubts: { ingredients: 'Ingredients without amounts' },
  });
});

test('one name for all ingredients is none where the page shows more', async () => {
  const [record] = await read(
    `${data({ ...STEW, recipeIngredient: ['Okra'] })}<div class="ingredients">${LISTS}</div>`,
  );
  expect(record!.fields.ingredients).toBe(INGREDIENTS);
  expect(record!.doubts).toEqual(INGREDIENTS_SHOWN);
});
