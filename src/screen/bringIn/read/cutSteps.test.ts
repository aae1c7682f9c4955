import { RECIPES } from '@test/sources/taken';
import { readSources } from './readSources';

const SHOWN = { directions: 'Cooking steps as the page shows them' };

const STEPS = [
  'Wash the lentils and soak them for an hour.',
  'Fry the onions in oil until they are golden.',
  'Add the lentils and twice as much water.',
  'Simmer for half an hour and season with salt.',
];
const [soak, fry, , simmer] = STEPS as [string, string, string, string];

async function read(steps: readonly string[], shown: string) {
  const data = { '@type': 'Recipe', name: 'Lentils', recipeIngredient: ['200 g lentils'], recipeInstructions: steps };
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>${shown}`;
  const { records } = await readSources([new File([html], 'page.html')], RECIPES);
  const [{ fields, doubts }] = records as [(typeof records)[0]];
  return { steps: fields.directions?.split('\n'), doubts };
}

const list = (items: readonly string[], tag = 'li') => items.map((item) => `<${tag}>${item}</${tag}>`).join('');

describe('of steps of which the data have a part, the page’s are read', () => {
  test.each([
    ['the first two of a list', [soak, fry], `<ol>${list(STEPS)}</ol>`],
    ['the first of a list with numbers of its own', [soak], list(STEPS.map((step, at) => `<b>${at + 1}</b>${step}`))],
    [
      'the first two of boxes with a number and ingredients',
      [soak, fry],
      STEPS.map((step, at) => `<div class="x1"><p>${at + 1}</p><p>200 g lentils, 2 onions</p>${step}</div>`).join(''),
    ],
    ['a text that ends in an ellipsis', [`${soak} Fry the onions…`], `<h2>Method</h2><ol>${list(STEPS)}</ol>`],
    [
      'each as far as its ellipsis',
      STEPS.map((step) => `${step.slice(0, 20)}...`),
      `<h2>Method</h2>${list(STEPS, 'p')}`,
    ],
  ])('%s', async (_what, steps, shown) => {
    expect(await read(steps, shown)).toEqual({ steps: STEPS, doubts: SHOWN });
  });

  test('names alone, with a text below each', async () => {
    const shown = `<h2>Method</h2><h3>First of all soak the lentils</h3><p>${soak}</p><h3>Cook them until they are soft</h3><p>${simmer}</p>`;
    expect(await read(['First of all soak the lentils', 'Cook them until they are soft'], shown)).toEqual({
      steps: ['First of all soak the lentils:', soak, 'Cook them until they are soft:', simmer],
      doubts: SHOWN,
    });
  });
});

describe('steps of the data stay where the page has below them', () => {
  test.each([
    ['notes in paragraphs', [soak, fry], list([soak, fry, 'It keeps for three days.', 'I serve it with rice.'], 'p')],
    ['one more line', [soak, fry], `<ol>${list([soak, fry, simmer])}</ol>`],
    [
      'what its readers can do',
      [soak, fry],
      `<ul>${list([soak, fry, 'Print', 'Share this recipe', 'Did you make this?'])}</ul>`,
    ],
    ['other steps', [soak, fry], `<ol>${list([fry, simmer, soak, 'Serve it.', 'Enjoy it.'])}</ol>`],
    ['a sentence for some of their names', ['Soak', 'Cook'], `<h2>Method</h2><p>Soak</p><p>${soak}</p><p>Cook</p>`],
    [
      'no more than the last word before an ellipsis',
      [soak, 'Enjoy...'],
      `<h2>Method</h2>${list([soak, 'Enjoy', simmer], 'p')}`,
    ],
  ])('%s', async (_what, steps, shown) => {
    expect(await read(steps, shown)).toEqual({ steps, doubts: {} });
  });
});
