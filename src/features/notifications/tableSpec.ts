import { type ReactNode } from 'react';
import { type Column } from '@/components/table/column';
import { type SortValues } from './notificationsView';

/** What one tab's table shows. Made once, so that a row draws again only when its data changed. */
export interface TableSpec<Row> {
  label: string;
  /** What one row is called. */
  noun: string;
  columns: Column<Row>[];
  /** What a search looks through. */
  textOf: (row: Row) => string;
  sortValues: SortValues<Row>;
  /** Said of no rows at all, and of none that the search found. */
  emptyTitle: string;
  icon: ReactNode;
  addButton: ReactNode;
}
