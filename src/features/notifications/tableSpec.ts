import { type ReactNode } from 'react';
import { type ExportColumn } from '@/components/export/table';
import { type SortValues } from '@/screen/listView';
import { type ListTable } from '@/screen/viewMenu/viewProps';

/** What one tab's table shows. A constant, so that a row re-renders only when its data changes. */
export interface TableSpec<Row> {
  label: string;
  /** The word for one row. */
  noun: string;
  table: ListTable<Row>;
  /** How the file of an export begins, and what it contains. */
  exported: { name: string; columns: readonly ExportColumn<Row>[] };
  /** The text that a search looks in. */
  textOf: (row: Row) => string;
  sortValues: SortValues<Row>;
  /** Shown when there are no rows and when none matches the search. */
  emptyTitle: string;
  icon: ReactNode;
  addButton: ReactNode;
}
