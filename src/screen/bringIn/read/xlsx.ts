import { type CellValue, type Sheet, readXlsx } from 'hucre/xlsx';
import { type Row } from './table';

const isMidnight = (date: Date) => date.getTime() % 86_400_000 === 0;

function textOf(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .slice(0, isMidnight(value) ? 10 : 16)
      .replace('T', ' ');
  return String(value);
}

/** A formula is read as its result, or as it is written where the file has none. Nothing is calculated. */
function rowsOf({ rows, cells }: Sheet): Row[] {
  const formulas = [...(cells ?? [])].filter(
    ([, { formula, formulaResult }]) => formula && formulaResult === undefined,
  );
  const written = new Map(formulas.map(([at, { formula }]) => [at, `=${formula}`]));
  return rows.map((row, line) => row.map((value, column) => written.get(`${line},${column}`) ?? textOf(value)));
}

/** The rows of each sheet that is shown and has any. */
export async function xlsxSheets(bytes: Uint8Array): Promise<Row[][]> {
  const { sheets } = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
  return sheets.map(rowsOf).filter((rows) => rows.some((row) => row.some((cell) => cell.trim())));
}
