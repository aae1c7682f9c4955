import { type RefObject } from 'react';
import { type ExportProps } from '@/components/export/table';
import { type Column } from '@/components/table/column';

/** A table whose columns a person may choose. */
export interface ListTable<Row> {
  /** Under this name the choice is kept. */
  name: string;
  columns: Column<Row>[];
}

/** A list that can be written into a file; `noun` is the word for one row. Without columns it is the table's. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of several lists each has rows of its own type
type Exported = Omit<ExportProps<any>, 'columns'> & Partial<Pick<ExportProps<any>, 'columns'>> & { noun: string };

export interface ViewProps<Row> {
  table?: ListTable<Row>;
  /** What can be written into a file. */
  exported: readonly Exported[];
}

/** What the open menu gets from its button. It reads the rows only through their columns. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a column that reads one type of row takes no unknown
export interface OpenView extends ViewProps<any> {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}
