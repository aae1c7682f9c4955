/** A number is one; a text may be anything. */
export type Cell = number | string;
export type SheetRow = readonly Cell[];

/** A table as it stands in its file. */
export interface Sheet {
  rows: readonly SheetRow[];
  /** The rows with an odd quotation mark, each with the column where it stands. */
  odd?: ReadonlyMap<SheetRow, number>;
  /** What to tell about it. */
  notes?: readonly string[];
}
