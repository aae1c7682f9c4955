import { type ReactNode } from 'react';

/** Where a column's value goes as the table's room shrinks. It is in the page twice, and one of the two is displayed. */
interface Fold {
  /** The key of the column beneath whose value it goes. */
  under: string;
  /** The room in px up to which it stands there; `_tableFolds.scss` has these steps. */
  below: 1080 | 840;
  /** A value that does not explain itself has its header's word before it: to sight too, or for readers alone. */
  word?: 'seen' | 'heard';
}

export interface Column<Row> {
  /**
   * Names the column in `Sort`. The keys `status` and `actions` stay in sight where the table scrolls; `select` marks the
   * column of boxes to tick, which stands before the column that names the row.
   */
  key: string;
  header: string;
  /** Stands in the header in place of its text. */
  head?: (rows: Row[]) => ReactNode;
  /** Stands before the value, such as an avatar. */
  mark?: (row: Row) => ReactNode;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** What Sort by calls the order upwards and the one downwards; else they go from A to Z and from Z to A. */
  orders?: readonly [up: string, down: string];
  /** Class of each cell's value, such as `soft`, `figures` or `clip`. */
  className?: string;
  /** The part of the table in per cent that it takes, and gives up to the others: its texts end in an ellipsis. */
  share?: number;
  fold?: Fold;
  /** On a phone's card: in the status's line, or with the header's word before it, which is only read out else. */
  inCard?: 'beside' | 'labelled';
}

const ACTIONS = 'actions';
const STATUS = 'status';
export const SELECT = 'select';

/** Whether a column of that key holds buttons or boxes, not values. */
export const isControls = (key: string) => key === ACTIONS || key === SELECT;

/** The columns that fold under one. */
export const foldsOf = <Row>(columns: readonly Column<Row>[], { key }: Column<Row>) =>
  columns.filter(({ fold }) => fold?.under === key);

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

/** The class of a column's cells, header included. */
export const cellClass = <Row>({ key, fold, share, inCard }: Column<Row>) =>
  classes(
    (isControls(key) || key === STATUS) && key,
    fold && `fold-${fold.below}`,
    share !== undefined && 'gives',
    inCard,
  );

/** The class of a value that folded, or of its header. */
export const foldedClass = <Row>({ fold }: Column<Row>) => `folded folded-${fold?.below}`;

/** The class of a table, which says how high its rows are. */
export const tableClass = <Row>(columns: readonly Column<Row>[]) =>
  classes('table', columns.some(({ fold }) => fold) && 'folding')!;
