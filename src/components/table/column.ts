import { type ReactNode } from 'react';

export interface Column<Row> {
  /** Names the column in `Sort`. The key `actions` marks the column of buttons, which stays in sight. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Class of each cell's value, such as `soft`, `figures` or `clip`. */
  className?: string;
}

export const ACTIONS = 'actions';
