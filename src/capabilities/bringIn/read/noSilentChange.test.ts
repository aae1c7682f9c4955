import fc from 'fast-check';
import { RECIPES } from '@test/sources/taken';
import { type FoundRecord } from '../found';
import { readSources } from './readSources';

const SCRIPTS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
const SIGNS = [
  ['', '.'],
  ['', ','],
  [',', '.'],
  ['.', ','],
  [' ', ','],
  ['\u00a0', '.'],
  ['’', '.'],
  ['٬', '٫'],
] as const;

/** A head, a unit behind the figure, and how many of the field's own unit one of its is. */
const COLUMNS = [
  {
    name: 'calories',
    heads: ['Calories', 'Energy (kcal)', 'kcal per serving'],
    units: ['', ' kcal', 'kcal', ' calories'],
  },
  { name: 'calories', heads: ['Energy (kJ)', 'kJ', 'energy-kj'], units: ['', ' kJ'], size: 1 / 4.184 },
  { name: 'calories', heads: ['Calories', 'Energy'], units: [' kJ', 'kilojoules'], size: 1 / 4.184 },
  { name: 'protein', heads: ['Protein', 'Protein (g)', 'Eiweiß'], units: ['', ' g', 'g', ' grams per serving'] },
  { name: 'carbs', heads: ['Carbs', 'Carbohydrates (g)'], units: ['', ' g', ' g (of which sugars 2 g)'] },
  { name: 'fat', heads: ['Total fat', 'Fat g'], units: ['', 'g', ' گرام'] },
];

const column = fc.constantFrom(...COLUMNS).chain(({ heads, units, ...rest }) =>
  fc.record({
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, fc.constant(value)])),
    head: fc.constantFrom(...heads),
    unit: fc.constantFrom(...units),
  }),
) as fc.Arbitrary<{ name: string; size?: number; head: string; unit: string }>;

const figure = fc
  .record({
    thousandths: fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 60_000 })),
    decimals: fc.constantFrom(0, 1, 2, 3),
    signs: fc.constantFrom(...SIGNS),
    script: fc.constantFrom(...SCRIPTS),
    hasNoZero: fc.boolean(),
  })
  .map(({ thousandths, decimals, signs: [group, point], script, hasNoZero }) => {
    const meant = Number((thousandths / 1000).toFixed(decimals));
    const [whole = '', fraction] = meant.toFixed(decimals).split('.');
    const head = hasNoZero && fraction && whole === '0' ? '' : whole;
    const latin = head.replace(/\B(?=(?:\d{3})+$)/g, group) + (fraction ? point + fraction : '');
    return { meant, written: latin.replace(/\d/g, (digit) => script[Number(digit)]!) };
  });

const isSaid = ({ doubts, notUnderstood }: FoundRecord, name: string) => name in doubts || notUnderstood.length > 0;

test('in a table of text no figure changes by more than one percent unless that is said', async () => {
  await fc.assert(
    fc.asyncProperty(
      column,
      fc.array(figure, { minLength: 1, maxLength: 8 }),
      async ({ name, size = 1, head, unit }, figures) => {
        const rows = figures.map(({ written }, at) => `Soup ${at}\t1 leek\tBoil.\t${written}${unit}`);
        const table = [`Title\tIngredients\tMethod\t${head}`, ...rows].join('\n');
        const { records } = await readSources([new File([table], 'a.tsv')], RECIPES);
        figures.forEach(({ meant, written }, at) => {
          const record = records[at]!;
          if (isSaid(record, name)) return;
          const read = Number(record.fields[name]);
          if (!(Math.abs(read - meant * size) <= (meant * size) / 100))
            throw new Error(`${head}: ${written}${unit} was read as ${read}`);
        });
      },
    ),
    { numRuns: 400 },
  );
});

test('nor does one in a line of text', async () => {
  const amount = fc.record({
    figure,
    words: fc.constantFrom<[string, (written: string) => string, number?]>(
      ['protein', (written) => `Protein: ${written} g`],
      ['protein', (written) => `${written}g protein`],
      ['protein', (written) => `prot. ${written} g, 8 g fat`],
      ['fat', (written) => `Protein 12 g, fat ${written} g`],
      ['fat', (written) => `12 g protein, ${written} g fat per serving`],
      ['calories', (written) => `${written} kcal, 12 g protein`],
      ['calories', (written) => `Nutrition per serving: ${written} kcal, 12 g protein`],
      ['calories', (written) => `Energy ${written} kJ`, 1 / 4.184],
    ),
  });
  await fc.assert(
    fc.asyncProperty(amount, async ({ figure: { meant, written }, words: [name, say, size = 1] }) => {
      const text = `Soup\n${say(written)}\n\nIngredients\n1 leek\n\nMethod\nBoil.`;
      const { records } = await readSources([text], RECIPES);
      if (isSaid(records[0]!, name)) return;
      const read = Number(records[0]!.fields[name]);
      if (!(Math.abs(read - meant * size) <= (meant * size) / 100))
        throw new Error(`${say(written)} was read as ${read}`);
    }),
    { numRuns: 600 },
  );
});

test('a number of JSON is that number, and nothing is doubtful about it', async () => {
  const number = fc.double({ min: 0.001, max: 9999, noNaN: true });
  await fc.assert(
    fc.asyncProperty(number, async (protein) => {
      const soup = { title: 'Soup', ingredients: '1 leek', directions: 'Boil.', protein };
      const { records } = await readSources([new File([JSON.stringify([soup])], 'a.json')], RECIPES);
      expect(records[0]!.doubts).toEqual({});
      expect(Math.abs(Number(records[0]!.fields.protein) - protein)).toBeLessThanOrEqual(protein / 100);
    }),
  );
});
