import { turns } from '@/lib/inTurns';
import { formatDateTime } from '../format/date';

export type Cell = string | number;

export interface ExportColumn<Row> {
  header: string;
  /** The value of the column's cell; `''` if there is none. */
  value: (row: Row) => Cell;
  /** Only the end of the value is written, unless the person asks for all of it. */
  isMasked?: boolean;
}

/** What was written into a file, without its contents. */
export interface Written {
  format: string;
  rows: number;
  columns: number;
  /** Whether masked columns are in full. */
  isFull: boolean;
}

export interface ExportProps<Row> {
  /** How the file's name begins. */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** All rows of the list as it is filtered and sorted, not only those of one page. */
  rows: () => readonly Row[];
  /** The box to tick for masked columns in full; without one they stay masked. */
  fullLabel?: string;
}

const SHOWN = 4;

/** Hides all but the last four characters of a text, and all of a text that has no more than four. */
const masked = (text: string) => text && `****${text.length > SHOWN ? text.slice(-SHOWN) : ''}`;

/** The header and a line of cells for each row, in turns, so that 100,000 rows do not freeze the page. */
export async function* tableOf<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[], isFull: boolean) {
  const values = columns.map(({ value, isMasked }) =>
    isMasked && !isFull ? (row: Row) => masked(String(value(row))) : value,
  );
  yield columns.map(({ header }): Cell => header);
  const turn = turns();
  for (const row of rows) {
    if (turn.isOver()) await turn.next();
    yield values.map((valueOf) => valueOf(row));
  }
}

/** Lines of cells, the header first. */
export type Table = AsyncIterable<Cell[]> | Iterable<Cell[]>;

/** A date and time as lists show it; empty if it is not known. */
export const momentCell = (moment: string): Cell => moment && formatDateTime(moment);
