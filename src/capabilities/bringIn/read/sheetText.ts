import { isFilled, textOf } from './heads';
import { startsWithQuantity } from './lines';
import { figureHead } from './nutrients';
import { isFact } from './segments';
import { type SheetRow } from './sheet';
import { type Vocabulary } from './vocabulary';

/** Over the amounts beside a list of names. */
const OF_AMOUNTS = /^(?:amounts?|quantity|qty\.?|units?|measures?|menge|مقدار)$/i;

/** No record has more lines. */
const MOST_ROWS = 200;

/** A row of a record on a sheet as a line of a text. */
export function lineOf([first = '', ...others]: readonly string[], { fieldOf }: Vocabulary) {
  const beside = others.filter((cell) => !OF_AMOUNTS.test(cell)).join(' ');
  const isLabel = fieldOf(first) ?? fieldOf(figureHead(first).name) ?? isFact(`${first}: ${beside}`);
  if (isLabel && beside) return `${first}: ${beside}`;
  return startsWithQuantity(beside) ? `${beside} ${first}` : [first, beside].filter(Boolean).join(' ');
}

/**
 * A sheet that has one record on it as a text: labels with their values beside them, heads with their lists below. Null
 * for a table, which has its heads beside one another.
 */
export function sheetText(rows: readonly SheetRow[], vocabulary: Vocabulary): string | null {
  const { fieldOf } = vocabulary;
  if (rows.length > MOST_ROWS) return null;
  const cells = rows.map((row) => row.map(textOf).filter(isFilled));
  if (cells.some((row) => new Set(row.map(fieldOf).filter(Boolean)).size > 1)) return null;
  const labels = new Set(cells.map(([first = '']) => fieldOf(first)).filter(Boolean));
  if (labels.size < 2 || ![...labels].some((field) => field?.kind === 'lines')) return null;
  return cells.map((row) => lineOf(row, vocabulary)).join('\n');
}
