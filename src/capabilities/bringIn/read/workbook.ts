import { readXlsx, type Sheet as XlsxSheet } from 'hucre/xlsx';
import { rowsOf } from './sheetCells';
import { type SheetRow } from './sheet';

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

/** A cell that is merged downwards counts for all of its rows. */
function withMerged(rows: readonly SheetRow[], merges: XlsxSheet['merges'] = []): SheetRow[] {
  const filled = rows.map((row) => [...row]);
  for (const { startRow, startCol, endRow } of merges) {
    const cell = filled[startRow]?.[startCol] ?? '';
    // What is filled already is no part of the merged cell.
    if (cell === '' || filled[startRow + 1]?.[startCol]) continue;
    for (const row of filled.slice(startRow + 1, endRow + 1)) row[startCol] = cell;
  }
  return filled;
}

/** The rows of each sheet that is shown and has any, and what to tell of the others. */
export async function sheetsOf(bytes: Uint8Array, lists: ReadonlyMap<string, string>) {
  const hasCells = withCells(lists.get(SHEETS) ?? '', lists.get(RELATIONS) ?? '');
  const notes: string[] = [];
  const { sheets } = await readXlsx(bytes, {
    readStyles: true,
    sheets({ name, hidden, veryHidden }, index) {
      const isHidden = hidden || veryHidden;
      if (isHidden) notes.push(`The sheet “${name}” is hidden, so it is not read.`);
      return !isHidden && hasCells[index] !== false;
    },
  });
  const filled = sheets
    .map((sheet) => withMerged(rowsOf(sheet), sheet.merges))
    .filter((rows) => rows.some((row) => row.some((cell) => String(cell).trim())));
  return { sheets: filled, notes };
}
