import { zipOf } from './json';
import { type Source } from './source';

const column = (at: number) => String.fromCharCode(65 + at);

/** A workbook of one sheet, with merged cells. */
function xlsxOf(rows: (string | number)[][], merged: string[] = []) {
  const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${xml(value)}</t></is></c>`;
  const lines = rows.map((row, line) => {
    const cells = row.map((value, at) => (value === '' ? '' : cell(value, `${column(at)}${line + 1}`)));
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const relation = (type: string, target: string) =>
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Menu" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
  });
}

const KHEER = { title: 'Kheer', ingredients: 'Rice', directions: 'Simmer.', calories: '280', protein: '6' };
const HALWA = { title: 'Halwa', ingredients: 'Carrots', directions: 'Fry.', calories: '350', protein: '5' };
const BOTH = [{ fields: KHEER }, { fields: HALWA }];

/** Tables whose heads take two rows or come again, with titles above and sums below. */
export const TWO_HEADS: Source[] = [
  {
    name: 'cells merged across two rows of heads, a title and a sum.xlsx',
    content: xlsxOf(
      [
        ['Sweets of March', '', '', '', ''],
        ['Dish', 'Meal', 'Ingredients', 'Method', 'Per bowl', '', '', ''],
        ['', '', '', '', 'kcal', 'P', 'C', 'F'],
        ['Kheer', 'Dinner', 'Rice', 'Simmer.', 280, 6, 50, 4],
        ['Halwa', '', 'Carrots', 'Fry.', 350, 5, 40, 12],
        ['Sum', '', '', '', 630, 11, 90, 16],
      ],
      ['A1:H1', 'A2:A3', 'B2:B3', 'C2:C3', 'D2:D3', 'E2:H2', 'B4:B5'],
    ),
    notes: ['“Sum” is a row of sums and no recipe.'],
    records: [
      { fields: { ...KHEER, carbs: '50', fat: '4' }, place: ['Dinner'] },
      { fields: { ...HALWA, carbs: '40', fat: '12' }, place: ['Dinner'] },
    ],
  },
  {
    name: 'groups above the heads.csv',
    content:
      'The dish,,,Values,\nTitle,Ingredients,Method,kcal,P\nKheer,Rice,Simmer.,280,6\nHalwa,Carrots,Fry.,350,5\n',
    notes: [],
    records: BOTH,
  },
  {
    name: 'units below the heads, heads on each page.csv',
    content:
      'Title,Ingredients,Method,Energy,Protein\n,,,kcal,g\nKheer,Rice,Simmer.,280,6\nTitle,Ingredients,Method,Energy,Protein\n,,,kcal,g\nHalwa,Carrots,Fry.,350,5\n',
    notes: [],
    records: BOTH,
  },
  {
    name: 'sums in several languages, an average.csv',
    content:
      'Title,Ingredients,Method,kcal,Protein\nKheer,Rice,Simmer.,280,6\nDaily total:,,,280,6\nHalwa,Carrots,Fry.,350,5\n,Average,,"315,0",5.5\nمجموع,,,۶۳۰,۱۱\n',
    notes: ['Daily total:', 'Average', 'مجموع'].map((sum) => `“${sum}” is a row of sums and no recipe.`),
    records: BOTH,
  },
  {
    name: 'a dish that is called like a sum.csv',
    content: 'Title,Ingredients,Method\nTotal breakfast,2 eggs,Fry.\nTotal,1 leek,Boil.\n',
    notes: [],
    records: [
      { fields: { title: 'Total breakfast', ingredients: '2 eggs', directions: 'Fry.' } },
      { fields: { title: 'Total', ingredients: '1 leek', directions: 'Boil.' } },
    ],
  },
  {
    name: 'figures for 100 g, said above their heads.csv',
    content: 'Title,Ingredients,Method,Per 100 g,\n,,,kcal,Protein\nKheer,Rice,Simmer.,280,6\n',
    records: [
      {
        fields: KHEER,
        doubts: { calories: 'Calories for 100 g', protein: 'Protein for 100 g' },
      },
    ],
  },
];
