import { RECIPES } from '@test/sources/taken';
import { readSources } from './readSources';
import { withoutRepeated } from './repeatedWords';

const FOOD = ['2 carrots, diced', '300 g barley', '1 l stock', 'pepper, to taste'];

test.each([
  ['two words', 'put in basket', FOOD.map((line) => `${line} put in basket`)],
  [
    'a word with a capital',
    'Koop',
    ['2 carrots', '300 g barley', '1 l stock', '1 onion'].map((line) => `${line} Koop`),
  ],
  ['words before amounts', 'Koop', ['2 carrots', '300 g barley', '1 l stock', 'salt'].map((line) => `Koop ${line}`)],
  ['a word below heads', 'koop', ['For the soup:', ...FOOD.map((line) => `${line} koop`)]],
  ['a sign and a word', '+ koop', FOOD.map((line) => `${line} + koop`)],
])('%s on every line of a list are of a button, and go', (_what, words, lines) => {
  const bare = lines.map((line) => line.replace(words, '').trim());
  expect(withoutRepeated(lines)).toEqual({ lines: bare, words });
});

test.each([
  ['foods of one kind', ['1 tsp cumin powder', '1 tsp garlic powder', '1 tsp ginger powder', '2 tsp chilli powder']],
  ['how it is cut', ['1 onion, finely chopped', '2 carrots, chopped', '1 leek, chopped', '1 apple, peeled, chopped']],
  ['units', ['flour, sifted 200 g', 'sugar 50 g', 'butter 20 g', 'cream 30 g']],
  ['few lines', ['2 carrots, diced koop', '1 leek koop', '1 onion koop']],
  ['most lines only', [...FOOD.map((line) => `${line} koop`), '2 apples']],
  ['amounts', ['1 tsp cumin', '1 tsp salt', '1 tsp pepper', '1 tsp sumac']],
])('words that are of the food stay: %s', (_what, lines) => {
  expect(withoutRepeated(lines)).toEqual({ lines, words: '' });
});

test('what went from a list is a doubt, in a text and in data', async () => {
  const lines = FOOD.map((line) => `${line} put in basket`);
  const data = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: lines });
  for (const source of [`Soup\n\nIngredients\n${lines.join('\n')}\n\nMethod\nBoil.`, data]) {
    const { records } = await readSources([source], RECIPES);
    expect(records[0]).toMatchObject({
      fields: { ingredients: FOOD.join('\n') },
      doubts: { ingredients: 'Ingredients without “put in basket” on each line' },
    });
  }
});
