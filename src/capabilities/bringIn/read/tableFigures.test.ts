import { RECIPES } from '@test/sources/taken';
import { readSources } from './readSources';

const FIGURES = ['calories', 'protein', 'carbs', 'fat'];

/** What a table of one record has for the figures: `fat 5`, with what is doubtful after it, quoted where it is no figure. */
async function read(heads: string, cells: string) {
  const table = `Title\tIngredients\tMethod\t${heads.split('|').join('\t')}\nSoup\t1 leek\tBoil.\t${cells.split('|').join('\t')}`;
  const { records, notes } = await readSources([new File([table], 'a.tsv')], RECIPES);
  const [{ fields, readFrom, doubts, notUnderstood }] = records as [(typeof records)[0]];
  const figures = FIGURES.filter((name) => name in fields || name in doubts).map((name) =>
    [`${name} ${fields[name] ?? `“${readFrom[name]}”`}`, ...(doubts[name] ? [doubts[name]] : [])].join(': '),
  );
  return [...figures, ...notUnderstood, ...notes];
}

const leftOut = (head: string) => `The column “${head}” has no field here, so it is left out.`;
const givesWay = (head: string) => `“${head}” is only taken where a row has no better figure.`;

test.each([
  ['kJ|kcal', '1250|299', ['calories 299', givesWay('kJ')]],
  ['Calories (kcal)|Energy kJ', '299|1250', ['calories 299', givesWay('Energy kJ')]],
  ['Energy [kJ]', '1250', ['calories 299: Calories from kJ']],
  ['energy-kj_serving', '1250', ['calories 299: Calories from kJ']],
  ['Energy (kJ)', '299 kcal', ['calories 299']],
  ['Energie (kJ)|Eiweiß (g)', '1250|8,5', ['calories 299: Calories from kJ', 'protein 8.5']],
  ['Calories', '1250 kJ (299 kcal)', ['calories 299']],
  ['Calories', '299 kcal | 1250 kJ'.replace(' | ', ' / '), ['calories 299']],
  ['Energy (kJ)', '900–1,250', ['calories 215–299: Calories as a range, from kJ, that can be read in two ways']],
])('energy: %s: %s', async (heads, cells, figures) => {
  expect(await read(heads, cells)).toEqual(figures);
});

test.each([
  ['Protein per 100 g', '12', ['protein 12: Protein for 100 g']],
  ['proteins_100g|proteins_serving', '12|4', ['protein 4', givesWay('proteins_100g')]],
  ['Fat / 100g', '5 g', ['fat 5: Fat for 100 g']],
  ['Carbs', '30 g per 100 g', ['carbs 30: Carbs for 100 g']],
  ['Protein (g) per serving', '12', ['protein 12']],
  ['Fat (g)|of which saturates (g)', '5|1,2', ['fat 5', leftOut('of which saturates (g)')]],
  ['Net carbs|Carbs', '22|30', ['carbs 30', leftOut('Net carbs')]],
  ['Sugars (g)|Fibre|Salt', '4|6|1', [leftOut('Sugars (g)'), leftOut('Fibre'), leftOut('Salt')]],
  ['Trans fat|Fat', '0|5', ['fat 5', leftOut('Trans fat')]],
  ['Protein (mg)', '500', [leftOut('Protein (mg)')]],
  ['Carbs', '30 g, of which sugars 12 g', ['carbs 30']],
  ['Carbs', '30 g carbohydrate (12 g sugars', ['carbs 30']],
  ['Fat', '5 g (1.2 g saturated fat)', ['fat 5']],
  ['Fat', '1.2 g saturated fat', ['fat “1.2 g saturated fat”: Fat without a figure']],
  ['Carbs', '12 g of sugar', ['carbs “12 g of sugar”: Carbs without a figure']],
])('parts and portions: %s: %s', async (heads, cells, figures) => {
  expect(await read(heads, cells)).toEqual(figures);
});

test.each([
  ['Protein', '8 g per portion', ['protein 8']],
  ['Calories', '310 kcal each', ['calories 310: Calories beside other words']],
  ['Protein', '8g protein. Exchanges: 1 lean meat', ['protein 8: Protein beside other words']],
  ['Calories', '310 (with rice 450)', ['calories “310 (with rice 450)”: Calories without a figure']],
  ['Calories', '310 kcal, 450 kcal with rice', ['calories “310 kcal, 450 kcal with rice”: Calories without a figure']],
])('words beside a figure: %s: %s', async (heads, cells, figures) => {
  expect(await read(heads, cells)).toEqual(figures);
});

test.each([
  'tr',
  'traces',
  '-',
  '–',
  '#N/A',
  '#DIV/0!',
  'TRUE',
  'n/a',
  '?',
  '12 34',
  '5 g + 3 g',
  '250/1046',
  '1-2-3',
  '5%',
])('%s is no figure: it is quoted, and no field has it', async (cell) => {
  expect(await read('Protein', cell)).toEqual([`protein “${cell}”: Protein without a figure`]);
});

test.each([
  ['Fat', '<0.1', ['fat < 0.1: Fat as a limit']],
  ['Fat', '≤ ۰٫۵ g', ['fat ≤ 0.5: Fat as a limit']],
  ['Calories', '150–180', ['calories 150–180: Calories as a range']],
  ['Calories', '150 ‑ 180 kcal', ['calories 150–180: Calories as a range']],
  ['Protein', 'ca. 12 g', ['protein 12: Protein as a rough figure']],
])('a limit, a range, a rough figure: %s: %s', async (heads, cells, figures) => {
  expect(await read(heads, cells)).toEqual(figures);
});

const TWO_WAYS = 'that can be read in two ways';

test.each([
  ['Protein', '10.714 g', [`protein 10.714: Protein ${TWO_WAYS}`]],
  ['Protein', '10,714', [`protein 10.714: Protein ${TWO_WAYS}`]],
  ['Protein', '۱۰٫۷۱۴', ['protein 10.714']],
  ['Calories', '1,250', [`calories 1250: Calories ${TWO_WAYS}`]],
  ['Calories', '۱٬۲۵۰ kcal', ['calories 1250']],
  ['Calories', '1 250', ['calories 1250']],
  ['Calories', '250.125', [`calories 250.125: Calories ${TWO_WAYS}`]],
  ['Calories', '1.104.5 kcal', [`calories 1104.5: Calories ${TWO_WAYS}`]],
  ['Fat', '4 1/2 g', ['fat 4.5']],
  ['Fat', '4½', ['fat 4.5']],
  ['Fat', '.5 g', ['fat 0.5']],
  ['Fat', 'Fat: .5 g', ['fat 0.5']],
  ['Fat', '12 g protein, .5 g fat', ['fat 0.5']],
  ['Protein', 'prot.38g', ['protein 38']],
  ['Carbs', '３０．５', ['carbs 30.5']],
  ['Carbs', '12\u00a0g', ['carbs 12']],
])('signs and digits: %s: %s', async (heads, cells, figures) => {
  expect(await read(heads, cells)).toEqual(figures);
});
