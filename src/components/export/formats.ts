import { toCsv } from './csv';
import { type Table } from './table';

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
