import { type ReactNode } from 'react';

export interface Column<Row> {
  /**
   * Names the column in `Sort`. The key `actions` marks the column of buttons, which stays in sight; `select` the one of
   * boxes to tick, which stands before the column that names the row.
   */
  key: string;
  header: string;
  /** Stands in the header in place of its text. */
  head?: (rows: Row[]) => ReactNode;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Class of each cell's value, such as `soft`, `figures` or `clip`. */
  className?: string;
}

const ACTIONS = 'actions';
export const SELECT = 'select';

/** Whether a column of that key holds buttons or boxes, not values. */
export const isControls = (key: string) => key === ACTIONS || key === SELECT;
