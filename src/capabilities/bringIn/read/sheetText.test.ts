import { writeXlsx } from 'hucre/xlsx';
import { RECIPES, SUPPLEMENTS } from '@test/sources/taken';
import { type Taken } from '../found';
import { readSources } from './readSources';

type Rows = (number | string)[][];

async function read(taken: Taken, sheets: Record<string, Rows>) {
  const bytes = await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) });
  const { records, notes } = await readSources([new File([bytes as Uint8Array<ArrayBuffer>], 'a.xlsx')], taken);
  return { fields: records.map(({ fields }) => fields), notes };
}

test('each sheet that is laid out as a record is one', async () => {
  const { fields, notes } = await read(RECIPES, {
    Start: [['Winter menu']],
    Dal: [
      ['Red dal'],
      ['Yields', 2],
      ['Ingredients', 'Quantity'],
      ['lentils', 200, 'g'],
      ['1 tsp', 'cumin'],
      ['Instructions', ''],
      ['Rinse.'],
      ['Boil.'],
      ['Energy', '310 kcal'],
      ['Protein (g)', 14.5],
    ],
    Tea: [['Recipe', 'Mint tea'], [''], ['Ingredients', '5 leaves of mint'], ['Method', 'Pour water over it.']],
  });
  expect(fields).toEqual([
    {
      title: 'Red dal',
      ingredients: '200 g lentils\n1 tsp cumin',
      directions: 'Rinse.\nBoil.',
      calories: '310',
      protein: '14.5',
      note: 'Yields: 2',
    },
    { title: 'Mint tea', ingredients: '5 leaves of mint', directions: 'Pour water over it.' },
  ]);
  expect(notes).toEqual(['“Winter menu” stands alone on its sheet and is no recipe.']);
});

test('a sheet of a supplement, and one that is a table', async () => {
  const { fields } = await read(SUPPLEMENTS, {
    Zinc: [
      ['Name', 'Zinc'],
      ['Dose', '15 mg'],
      ['Benefits', 'Skin'],
    ],
    All: [
      ['Supplement', 'Dose', 'Benefits'],
      ['Iron', '20 mg', 'Blood'],
    ],
  });
  expect(fields).toEqual([
    { title: 'Zinc', dosage: '15 mg', description: 'Skin' },
    { title: 'Iron', dosage: '20 mg', description: 'Blood' },
  ]);
});
