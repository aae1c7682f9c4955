import { type ReactNode } from 'react';
import { type Column } from '@/components/table/column';
import { type SortValues } from '@/screen/listView';

/** What one tab's table shows. A constant, so that a row re-renders only when its data changes. */
export interface TableSpec<Row> {
  label: string;
  /** The word for one row. */
  noun: string;
  columns: Column<Row>[];
  /** The text that a search looks in. */
  textOf: (row: Row) => string;
  sortValues: SortValues<Row>;
  /** Shown when there are no rows and when none matches the search. */
  emptyTitle: string;
  icon: ReactNode;
  addButton: ReactNode;
}
