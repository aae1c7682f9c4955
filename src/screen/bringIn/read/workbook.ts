import { type CellValue, type Sheet as XlsxSheet, readXlsx } from 'hucre/xlsx';
import { type Row } from './table';

const isMidnight = (date: Date) => date.getTime() % 86_400_000 === 0;

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .slice(0, isMidnight(value) ? 10 : 16)
      .replace('T', ' ');
  return String(value);
}

/** A formula is read as its result, or as it is written where the file has none. Nothing is calculated. */
function rowsOf({ rows, cells }: XlsxSheet): Row[] {
  const formulas = [...(cells ?? [])].filter(
    ([, { formula, formulaResult }]) => formula && formulaResult === undefined,
  );
  const written = new Map(formulas.map(([at, { formula }]) => [at, `=${formula}`]));
  return rows.map((row, line) => row.map((value, column) => written.get(`${line},${column}`) ?? cellText(value)));
}

const SHEETS = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** The parts of a workbook that say which of its sheets hold cells. */
export const SHEET_LISTS = [SHEETS, RELATIONS];

const attribute = (tag: string, name: string) => new RegExp(`\\s(?:\\w+:)?${name}=["']([^"']*)`).exec(tag)?.[1];

/** Which sheets hold cells, in their order: others are charts or macros. */
function withCells(workbook: string, relations: string) {
  const tags = (text: string, name: string) => text.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*`, 'g')) ?? [];
  const worksheets = tags(relations, 'Relationship').filter((tag) => attribute(tag, 'Type')?.endsWith('/worksheet'));
  const ids = new Set(worksheets.map((tag) => attribute(tag, 'Id')));
  return tags(workbook, 'sheet').map((tag) => ids.has(/\s\w+:id=["']([^"']*)/.exec(tag)?.[1]));
}

/** The rows of each sheet that is shown and has any. */
export async function sheetsOf(bytes: Uint8Array, lists: ReadonlyMap<string, string>): Promise<Row[][]> {
  const hasCells = withCells(lists.get(SHEETS) ?? '', lists.get(RELATIONS) ?? '');
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }, index) => !hidden && !veryHidden && hasCells[index] !== false,
  });
  return sheets.map(rowsOf).filter((rows) => rows.some((row) => row.some((cell) => cell.trim())));
}
