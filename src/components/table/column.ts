import { type ReactNode } from 'react';
import { type Cell, type ExportColumn } from '../export/table';

/** Where a column's value goes in a narrow table. */
interface Fold {
  /** The key of the column below whose value it is shown. */
  under: string;
  /** The table's width in px below which it folds; `_tableFolds.scss` has these steps. */
  below: 1080 | 840;
  /** Whether the header's text precedes the folded value: visibly, or for screen readers only. */
  label?: 'visible' | 'hidden';
}

export interface Column<Row> {
  /**
   * Names the column in `Sort`. The columns `status` and `actions` stay visible while the table scrolls; `select` is
   * the column of checkboxes, before the column that names the row.
   */
  key: string;
  header: string;
  /** Replaces the header's text. */
  head?: (rows: Row[]) => ReactNode;
  /** Rendered before the value, such as an avatar. */
  mark?: (row: Row) => ReactNode;
  cell: (row: Row) => ReactNode;
  /** What it is sorted by; without it the column does not sort. */
  sort?: (row: Row) => Cell;
  /** What an export has of it, where it is shown and in its place: under the same header, unless that has others. */
  exported?: ExportColumn<Row>['value'] | readonly ExportColumn<Row>[];
  /** The names of both directions in Sort by; A to Z and Z to A by default. */
  orders?: readonly [up: string, down: string];
  /** Class of each cell's value, such as `soft`, `figures` or `clip`. */
  className?: string;
  /** The column's width in per cent of the table. It shrinks if others need more, and an ellipsis cuts its texts. */
  share?: number;
  fold?: Fold;
  /** Whether the person left it out; the table can still be sorted by it. */
  isHidden?: boolean;
  /** On a phone's card: in the line of the status, or with the header's text visible instead of for readers only. */
  inCard?: 'beside' | 'labelled';
}

const ACTIONS = 'actions';
export const STATUS = 'status';
export const SELECT = 'select';

/** Whether the column contains buttons or checkboxes instead of values. */
export const isControls = (key: string) => key === ACTIONS || key === SELECT;

/** The column that names the rows. */
export const namingKey = <Row>(columns: readonly Column<Row>[]) => columns.find(({ key }) => key !== SELECT)?.key;

/** The columns that are not left out. */
export const shownOf = <Row>(columns: readonly Column<Row>[]) => columns.filter(({ isHidden }) => !isHidden);

export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

/** The class of a column's cells, header included. */
export const cellClass = <Row>({ key, share, inCard }: Column<Row>) =>
  classes((isControls(key) || key === STATUS) && key, share !== undefined && 'gives', inCard);

/** The class of a table, which sets the height of its rows. */
export const tableClass = <Row>(columns: readonly Column<Row>[]) =>
  classes('table', columns.some(({ fold }) => fold) && 'folding')!;
