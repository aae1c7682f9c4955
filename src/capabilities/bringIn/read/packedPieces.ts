import { listed } from '@/components/format/listed';
import { countOf, figure } from '@/components/format/number';
import { signatureOf } from './bytes';
import { decoded } from './encodings';
import { isFilled } from './heads';
import { type Context, DAMAGED, KINDS, LOCKED, MEGABYTE, MOST, PICTURES, type Piece, READABLE, tooLong } from './piece';
import { bytesPieces, rowPieces } from './textPieces';
import { SHEET_LISTS, sheetsOf } from './workbook';
import { entriesOf, type Entry, gzipped, type NotUnpacked } from './zip';

/** Of an archive only the texts are unpacked; the pictures beside them may be large. */
const MOST_PACKED = 100 * MEGABYTE;
const MOST_UNPACKED = 50 * MEGABYTE;

const NOT_UNPACKED: Record<NotUnpacked, string> = {
  large: `Unpacked, this file has more than ${MOST_UNPACKED / MEGABYTE} MB, so it is not read.`,
  damaged: DAMAGED,
  encrypted: LOCKED,
  packedOtherwise: 'This file is packed in a way that cannot be unpacked here.',
};

const TOO_LATE = `Unpacked, the files before it have more than ${MOST_UNPACKED / MEGABYTE} MB, so it is not read.`;
const OTHER_KIND = `This is another kind of file. ${READABLE}`;

/** How much may still be unpacked; less than nothing once there was more. */
interface Budget {
  bytes: number;
}

async function unpacked(entry: Entry, budget: Budget) {
  const bytes = await entry.read(budget.bytes);
  if (bytes === 'large') budget.bytes = -1;
  else if (typeof bytes !== 'string') budget.bytes -= bytes.length;
  return bytes;
}

/** A workbook is unpacked twice: once to see that it is no larger than it may be. */
async function* workbookPieces(
  file: Blob,
  entries: readonly Entry[],
  context: Context,
  budget: Budget,
): AsyncGenerator<Piece> {
  const lists = new Map<string, string>();
  for (const entry of entries) {
    const bytes = await unpacked(entry, budget);
    if (typeof bytes === 'string') return void (yield { problem: NOT_UNPACKED[bytes] });
    if (SHEET_LISTS.includes(entry.name)) lists.set(entry.name, decoded(bytes).text);
  }
  const { sheets, notes } = await sheetsOf(new Uint8Array(await file.arrayBuffer()), lists);
  for (const note of notes) yield { note };
  if (!sheets.length) yield { problem: 'There are no rows in this workbook.' };
  for (const rows of sheets) {
    const [only, ...others] = rows.flat().filter(isFilled);
    if (sheets.length > 1 && !others.length)
      yield { note: `“${only}” stands alone on its sheet and is no ${context.vocabulary.taken.noun}.` };
    else yield* rowPieces({ rows }, context);
  }
}

const TEXTS = /\.(?:json|html?|txt|md|markdown|[ct]sv|cook|(?:paprika|mela)recipe)$/i;
const PACKED = /\.(?:zip|xlsx|(?:paprika|mela)recipes)$/i;
/** What macOS puts beside each file. */
const SHADOW = /(?:^|\/)(?:__MACOSX\/|\._)/;

const isReadable = ({ name }: Entry) => (TEXTS.test(name) || PACKED.test(name)) && !SHADOW.test(name);
const isPicture = ({ name }: Entry) => /\.(?:jpe?g|png|webp|gif)$/i.test(name);
/** Pictures are told of by themselves. */
const isCounted = (entry: Entry) => !/[\\/]$/.test(entry.name) && !SHADOW.test(entry.name) && !isPicture(entry);

/** The texts and workbooks of an archive; how many of its files were not read is said, and why. */
async function* archivePieces(
  entries: readonly Entry[],
  context: Context,
  budget: Budget,
  depth: number,
): AsyncGenerator<Piece> {
  const problems = new Map<string, string[]>();
  const counted = entries.filter(isCounted);
  let read = 0;
  for (const entry of counted) {
    const from = entry.name.replace(/^.*[\\/]/, '');
    const add = (problem: string) => problems.set(problem, [...(problems.get(problem) ?? []), from]);
    if (!isReadable(entry) || budget.bytes < 0) {
      add(isReadable(entry) ? TOO_LATE : OTHER_KIND);
      continue;
    }
    let isEmpty = true;
    let hasRecords = false;
    for await (const piece of entryPieces(entry, { ...context, from }, budget, depth)) {
      isEmpty = false;
      hasRecords ||= 'records' in piece;
      if ('problem' in piece) add(piece.problem);
      else yield piece;
    }
    if (hasRecords) read += 1;
    if (isEmpty) add(`No ${context.vocabulary.taken.noun} was found in this file.`);
  }
  const left = counted.length - read;
  if (left > 0) {
    const were = left === 1 ? 'was' : 'were';
    yield { problem: `${figure(left)} of ${countOf(counted.length, 'file')} in this archive ${were} not read.` };
  }
  for (const [problem, names] of problems)
    yield { problem: `${listed(names)}${names.length > 1 ? ', each' : ''}: ${problem}` };
  if (entries.some(isPicture)) yield { note: PICTURES };
}

async function* entryPieces(entry: Entry, context: Context, budget: Budget, depth: number): AsyncGenerator<Piece> {
  const bytes = await unpacked(entry, budget);
  if (typeof bytes === 'string') yield { problem: NOT_UNPACKED[bytes] };
  else if (signatureOf(bytes) === 'gzip' && depth <= DEEPEST)
    yield* entryPieces(gzipped(bytes, entry.name), context, budget, depth + 1);
  else if (PACKED.test(entry.name)) yield* packedPieces(new Blob([bytes]), context, budget, depth + 1);
  else yield* bytesPieces(bytes, context);
}

/** A file that is packed by itself, as Paprika does with one recipe. */
export const gzipPieces = (bytes: Uint8Array<ArrayBuffer>, context: Context) =>
  entryPieces(gzipped(bytes, context.from), context, { bytes: MOST_UNPACKED }, 0);

/** Archives are read in an archive, but not in those: Tandoor packs each recipe into one of its own. */
const DEEPEST = 1;

/** A workbook, or an archive with texts in it. */
export async function* packedPieces(
  file: Blob,
  context: Context,
  budget: Budget = { bytes: MOST_UNPACKED },
  depth = 0,
): AsyncGenerator<Piece> {
  const entries = file.size > MOST_PACKED ? null : await entriesOf(file);
  const has = (name: string) => entries?.some((entry) => entry.name === name);
  if (file.size > MOST_PACKED) yield { problem: tooLong(file.size) };
  else if (!entries) yield { problem: DAMAGED };
  else if (has('xl/workbook.xml') && file.size > MOST) yield { problem: tooLong(file.size) };
  else if (has('xl/workbook.xml')) yield* workbookPieces(file, entries, context, budget);
  else if (has('[Content_Types].xml') || has('mimetype')) yield { problem: KINDS.office };
  else if (depth > DEEPEST || !entries.some(isReadable))
    yield { problem: `There is nothing to read in this archive. ${READABLE}` };
  else yield* archivePieces(entries, context, budget, depth);
}
