import { createContext, use } from 'react';
import { type ExportProps } from '@/components/export/table';
import { type Sort } from '@/components/table/sort';
import { type Loaded } from '@/lib/loaded';
import { type Id } from '@/services/http/decode';
import { sortRows } from '../listRows';
import { type ListTable } from '../viewMenu/viewProps';

/** The table of a list. A constant, so that a row re-renders only when its record changes. */
export interface TableSpec<Row> extends ListTable<Row> {
  /** What its rows are, such as `Payment Methods`. */
  label: string;
  /** The word for one row. */
  noun: string;
  nameOf: (row: Row) => string;
  /** The rows that a search finds. */
  search: (rows: readonly Row[], search: string) => readonly Row[];
  /** How the file of an export begins, and what it asks; its columns have what it contains. */
  exported: Omit<ExportProps<Row>, 'rows' | 'columns'>;
}

/** The rows that a search finds, in this order. */
export const findRows = <Row>(
  { search, columns }: TableSpec<Row>,
  rows: readonly Row[],
  typed: string,
  sort: Sort | null,
) => sortRows(search(rows, typed), columns, sort);

export interface ShownTable<Row> {
  of: TableSpec<Row>;
  /** All rows of the list. */
  rows: Loaded<readonly Row[]>;
  isLoading: boolean;
}

/** As its parts see it: they know of a row that it has an id, and leave the rest to the table. */
type AnyTable = ShownTable<{ id: Id }>;

export const TableContext = createContext<AnyTable | null>(null);

/** The table of the card around. */
export const useTable = () => use(TableContext)!;
