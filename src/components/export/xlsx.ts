import { writeXlsxStream } from 'hucre/xlsx';
import { type Cell, type Table } from './table';

/** The most characters that Excel accepts in a cell; it reports a file with more as damaged. */
const CELL_LENGTH = 32_767;

// eslint-disable-next-line no-control-regex -- these are the characters that XML forbids
const FORBIDDEN = /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]/g;

/** A sheet reads `_x0041_` as an A. To keep such a text, its underscore is escaped. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;

/** An empty text writes no cell, so that Excel counts it as blank. */
const cellValue = (cell: Cell) =>
  typeof cell === 'number'
    ? cell
    : cell.replace(FORBIDDEN, '').slice(0, CELL_LENGTH).replace(ESCAPE, '_x005F_') || null;

async function* valuesOf(table: Table) {
  for await (const cells of table) yield cells.map(cellValue);
}

/** An Excel workbook with one sheet. Its cells are texts and numbers, never formulas. */
export async function toXlsx(table: Table): Promise<Blob> {
  const parts: BlobPart[] = [];
  const reader = writeXlsxStream(valuesOf(table), { name: 'Export' }).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parts.push(part.value as Uint8Array<ArrayBuffer>);
  return new Blob(parts, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
