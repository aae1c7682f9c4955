import { type CellValue, type Sheet, readXlsx } from 'hucre/xlsx';
import { textOf } from './bytes';
import { type Context, DAMAGED, KINDS, MEGABYTE, MOST, PICTURES, type Piece, READABLE, tooLong } from './piece';
import { type Row } from './table';
import { rowPieces, textPieces } from './textPieces';
import { entriesOf, type Entry } from './zip';

/** Of an archive only the texts are unpacked; the pictures beside them may be large. */
const MOST_PACKED = 100 * MEGABYTE;
const MOST_UNPACKED = 50 * MEGABYTE;

const TOO_LARGE = `Unpacked, this file has more than ${MOST_UNPACKED / MEGABYTE} MB, so it is not read.`;

/** How much may still be unpacked. */
interface Budget {
  bytes: number;
}

async function unpacked(entry: Entry, budget: Budget) {
  const bytes = await entry.read(budget.bytes);
  if (typeof bytes !== 'string') budget.bytes -= bytes.length;
  return bytes;
}

const isMidnight = (date: Date) => date.getTime() % 86_400_000 === 0;

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .slice(0, isMidnight(value) ? 10 : 16)
      .replace('T', ' ');
  return String(value);
}

/** A formula is read as its result, or as it is written where the file has none. Nothing is calculated. */
function rowsOf({ rows, cells }: Sheet): Row[] {
  const formulas = [...(cells ?? [])].filter(
    ([, { formula, formulaResult }]) => formula && formulaResult === undefined,
  );
  const written = new Map(formulas.map(([at, { formula }]) => [at, `=${formula}`]));
  return rows.map((row, line) => row.map((value, column) => written.get(`${line},${column}`) ?? cellText(value)));
}

/** The rows of each sheet that is shown and has any. */
async function xlsxSheets(bytes: Uint8Array): Promise<Row[][]> {
  const { sheets } = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
  return sheets.map(rowsOf).filter((rows) => rows.some((row) => row.some((cell) => cell.trim())));
}

/** A workbook is unpacked twice: once to see that it is no larger than it may be. */
async function* workbookPieces(file: Blob, entries: readonly Entry[], context: Context): AsyncGenerator<Piece> {
  const budget = { bytes: MOST_UNPACKED };
  for (const entry of entries) {
    const bytes = await unpacked(entry, budget);
    if (bytes === 'large') return void (yield { problem: TOO_LARGE });
    if (bytes === 'damaged') return void (yield { problem: DAMAGED });
  }
  const sheets = await xlsxSheets(new Uint8Array(await file.arrayBuffer()));
  if (!sheets.length) yield { problem: 'There are no rows in this workbook.' };
  for (const rows of sheets) yield* rowPieces({ rows }, context);
}

const TEXTS = /\.(?:json|html?|txt|md|csv)$/i;

/** The texts of an archive, and of archives in it: Tandoor packs each recipe into one of its own. */
async function* archivePieces(
  entries: readonly Entry[],
  context: Context,
  budget: Budget,
  isInner: boolean,
): AsyncGenerator<Piece> {
  for (const entry of entries) {
    const isArchive = /\.zip$/i.test(entry.name) && !isInner;
    if (!isArchive && !TEXTS.test(entry.name)) continue;
    const bytes = await unpacked(entry, budget);
    const from = entry.name.replace(/^.*\//, '');
    if (bytes === 'large') return void (yield { problem: TOO_LARGE });
    if (bytes === 'damaged') yield { problem: `${from} in this archive is damaged and cannot be read.` };
    else if (isArchive) {
      const inside = await entriesOf(new Blob([bytes]));
      if (inside) yield* archivePieces(inside, context, budget, true);
      else yield { problem: `${from} in this archive is damaged and cannot be read.` };
    } else yield* textPieces(textOf(bytes), { ...context, from });
  }
  if (entries.some(({ name }) => /\.(?:jpe?g|png|webp|gif)$/i.test(name))) yield { note: PICTURES };
}

/** A workbook, or an archive with texts in it. */
export async function* packedPieces(file: File, context: Context): AsyncGenerator<Piece> {
  const entries = file.size > MOST_PACKED ? null : await entriesOf(file);
  const has = (name: string) => entries?.some((entry) => entry.name === name);
  if (file.size > MOST_PACKED) yield { problem: tooLong(file.size) };
  else if (!entries) yield { problem: DAMAGED };
  else if (has('xl/workbook.xml') && file.size > MOST) yield { problem: tooLong(file.size) };
  else if (has('xl/workbook.xml')) yield* workbookPieces(file, entries, context);
  else if (has('[Content_Types].xml') || has('mimetype')) yield { problem: KINDS.office };
  else if (!entries.some(({ name }) => TEXTS.test(name) || /\.zip$/i.test(name)))
    yield { problem: `There is nothing to read in this archive. ${READABLE}` };
  else yield* archivePieces(entries, context, { bytes: MOST_UNPACKED }, false);
}
