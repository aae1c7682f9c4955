/** What a spreadsheet takes for the start of a formula, after any whitespace; full-width signs count too. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/;

/** A text that would be a formula gets an apostrophe before it, which says that it is none. */
export const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The text that was guarded. */
export const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);
