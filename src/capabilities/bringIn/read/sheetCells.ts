import { formatValue } from 'hucre';
import { type CellValue, type Sheet } from 'hucre/xlsx';
import { isKilojoules, UNITS } from './nutrients';
import { type Cell, type SheetRow } from './sheet';

const isMidnight = (date: Date) => date.getTime() % 86_400_000 === 0;

const isWholeDate = (format: string) => /y/i.test(format) && /d/i.test(format);

function dateText(date: Date, format: string) {
  if (!isWholeDate(format)) return formatValue(date, format);
  const iso = date.toISOString();
  return iso.slice(0, isMidnight(date) ? 10 : 16).replace('T', ' ');
}

/** A number as the sheet shows it, with the unit of its format. */
const SHOWN = new RegExp(String.raw`^((?!0\d)\d[\d,]*(?:\.\d+)?)\s*(${UNITS})?$`, 'iu');

/** What a sheet shows is taken, unless that is more than one percent from what it holds: then it was rounded to be short. */
function numberCell(number: number, format: string): Cell {
  const held = Number(number.toPrecision(15));
  if (format === 'General' || number < 0) return held;
  const text = formatValue(held, format).replace(/\s+/g, ' ').trim();
  const [, digits, unit] = SHOWN.exec(text) ?? [];
  if (!digits || isKilojoules(unit)) return text;
  const shown = Number(digits.replaceAll(',', ''));
  return Math.abs(shown - held) > held / 100 ? held : shown;
}

function cellOf(value: CellValue, format = 'General'): Cell {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value, format);
  return typeof value === 'number' ? numberCell(value, format) : formatValue(value, format);
}

/**
 * The cells of a sheet as it shows them. A formula is read as its result, or as it is written where the file has none.
 * Nothing is calculated.
 */
export function rowsOf({ rows, cells }: Sheet): SheetRow[] {
  return rows.map((row, line) =>
    row.map((value, column) => {
      const { formula, formulaResult, style } = cells?.get(`${line},${column}`) ?? {};
      return formula && (formulaResult ?? null) === null ? `=${formula}` : cellOf(value, style?.numFmt);
    }),
  );
}
