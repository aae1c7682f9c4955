import { read, LISTS, STEPS, INGREDIENTS, DIRECTIONS } from '@test/sources/stewPages';

describe('a page without data', () => {
  const listed = (attribute: string) =>
    ['300 g okra', '2 tomatoes', 'salt'].map((line) => `<p ${attribute}>${line}</p>`).join('');

  test.each([
    [
      'hrecipe',
      `<div class="hrecipe"><h1 class="fn">Okra stew</h1>${listed('class="ingredient"')}<div class="instructions">${STEPS}</div></div>`,
    ],
    [
      'h-recipe',
      `<div class="h-recipe"><h1 class="p-name">Okra stew</h1>${listed('class="p-ingredient"')}<div class="e-instructions">${STEPS}</div></div>`,
    ],
    [
      'RDFa',
      `<div typeof="schema:Recipe"><h1 property="name">Okra stew</h1>${listed('property="recipeIngredient"')}<div property="recipeInstructions">${STEPS}</div></div>`,
    ],
    [
      'what its elements are called',
      `<h1>Okra stew</h1><div class="dish-ingredients">${LISTS}</div><div class="dish-method">${STEPS}</div>`,
    ],
    ['its headings', `<h1>Okra stew</h1><h2>Ingredients</h2>${LISTS}<h2>Method</h2>${STEPS}`],
  ])('is read by %s', async (_what, body) => {
    const records = await read(
      `<nav><a href="/">Home</a></nav>${body}<footer>About us</footer>`,
      'Okra stew | A kitchen',
    );
    expect(records).toHaveLength(1);
    expect(records[0]!.fields).toEqual({ title: 'Okra stew', ingredients: INGREDIENTS, directions: DIRECTIONS });
  });

  test.each([
    ['under a heading such as Recipe', '<h2>The recipe</h2>', ''],
    ['under an invitation', '<h2>Let’s get started!</h2>', ''],
    ['with tips below them', '<h2>Method</h2>', '<h3>Storage and leftovers</h3><p>It keeps for three days.</p>'],
    ['with questions below them', '<h2>Method</h2>', '<h3>Can I use frozen okra?</h3><p>Yes, thaw it first.</p>'],
    ['below a story', '<h2>Why I love this stew</h2><p>My father grows okra.</p><h2>Method</h2>', ''],
  ])('is read with its steps %s', async (_where, above, below) => {
    const [record] = await read(`<h1>Okra stew</h1><h2>Ingredients</h2>${LISTS}${above}${STEPS}${below}`);
    expect(record!.fields).toEqual({ title: 'Okra stew', ingredients: INGREDIENTS, directions: DIRECTIONS });
  });

  test.each([
    ['the heading that its title repeats', '<h1>A kitchen</h1><h1>Okra stew</h1>', 'Okra stew - A kitchen'],
    ['its first heading', '<h1>Okra <em>stew</em></h1>', 'Welcome'],
    ['its title', '<h2>Recipe</h2>', 'Okra stew | A kitchen'],
  ])('is named by %s', async (_what, headings, title) => {
    const lists = `<div class="ingredients">${LISTS}</div><div class="steps">${STEPS}</div>`;
    const [record] = await read(headings + lists, title);
    expect(record!.fields.title).toBe('Okra stew');
  });
});
