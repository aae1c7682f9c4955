import { type ReactNode, type RefObject } from 'react';
import { type ExportProps } from '@/components/export/table';
import { type Column } from '@/components/table/column';
import { type ListScreen } from './savedView';

/** A table whose columns a person may choose. */
export interface ListTable<Row> {
  /** Under this name the choice is kept. */
  name: string;
  columns: Column<Row>[];
}

/** A list that can be written into a file; `noun` is the word for one row. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of several lists each has rows of its own type
type Exported = ExportProps<any> & { noun: string };

export interface ViewProps<Row> {
  /** The list's section, whose views can be kept. */
  screen: ListScreen;
  table?: ListTable<Row>;
  /** What can be written into a file. */
  exported: readonly Exported[];
  /** The link to the section's checks, which has no room in the head of a phone's page. */
  children?: ReactNode;
}

/** What the open menu gets from its button. It reads the rows only through their columns. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a column that reads one type of row takes no unknown
export interface OpenView extends ViewProps<any> {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}
