import { guarded } from './formula';
import { type Table, type Cell } from './table';

/** Quoted because some spreadsheets split cells at semicolons or tabs. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = guarded(cell);
  return SPECIAL.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/**
 * A CSV file (RFC 4180) in UTF-8 with a byte order mark, by which Excel knows the encoding. A text that would be a
 * formula gets an apostrophe before it; numbers stay numbers.
 */
export async function toCsv(table: Table): Promise<Blob> {
  const lines = ['\uFEFF'];
  for await (const cells of table) lines.push(`${cells.map(cellText).join(',')}\r\n`);
  return new Blob(lines, { type: 'text/csv;charset=utf-8' });
}

export type Format = 'csv' | 'xlsx';

interface FormatEntry {
  label: string;
  write: (table: Table) => Promise<Blob>;
}

export const FORMATS: Record<Format, FormatEntry> = {
  csv: { label: 'CSV', write: toCsv },
  // The library that writes workbooks is fetched when it is needed.
  xlsx: {
    label: 'Excel (XLSX)',
    write: async (table) => (await import(/* webpackChunkName: "xlsx" */ './xlsx')).toXlsx(table),
  },
};
