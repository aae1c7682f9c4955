import { countOf } from '@/components/format/number';
import { isBinary, signatureOfText } from './bytes';
import { chatRecords } from './chatRecords';
import { cooklangOf } from './cooklang';
import { csvSheet, isTable, linesNamed } from './csv';
import { decoded, LOST, samplesOf } from './encodings';
import { unmisread } from './misread';
import { clean, linesOf } from './fold';
import { frontMatterOf } from './frontMatter';
import { hasPicture, jsonOf, parseLoosely, type Thing, thingsIn } from './json';
import { readPage } from './pages';
import { markdownSheet } from './markdownTable';
import { type Context, KINDS, MOST, PICTURES, type Piece, READABLE, tooLong } from './piece';
import { isOfSets, oneOfEach } from './sets';
import { type Sheet } from './sheet';
import { sheetText } from './sheetText';
import { tableOf } from './table';
import { readText } from './text';
import { readThing } from './things';

/** So many records go to the page at once, so that none of them waits for all, and the page for none. */
const BATCH = 100;

const inBatches = function* <Item>(items: readonly Item[]) {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
};

/** Pieces of a table, or of a sheet that has one record on it. */
export function* rowPieces(sheet: Sheet, context: Context): Generator<Piece> {
  const { vocabulary, chosen, from } = context;
  const text = sheetText(sheet.rows, vocabulary);
  if (text !== null) return void (yield* recordPieces(text, context));
  const table = tableOf(sheet, vocabulary, chosen, from);
  if (!table.rows.length) {
    yield { problem: 'There are no rows in this table.' };
    return;
  }
  yield { columns: table.columns };
  if (isOfSets(table.columns, vocabulary)) yield { records: oneOfEach(table.rows.map(table.recordOf), vocabulary) };
  else for (const batch of inBatches(table.rows)) yield { records: batch.map(table.recordOf) };
  for (const note of [...(sheet.notes ?? []), ...table.notes]) yield { note };
}

function* thingPieces(things: Thing[], { vocabulary, from }: Context): Generator<Piece> {
  for (const batch of inBatches(things)) yield { records: batch.map((thing) => readThing(thing, vocabulary, from)) };
  if (hasPicture(things)) yield { note: PICTURES };
}

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const PAGE =
  /^\s*(?:<!doctype|<\?xml|<!--|<(?:html|head|body|script|meta|div|article|section|main|h1|p|ul|ol|table|span)\b)|application\/ld\+json|<(?:html|body)\b|\sitemtype\s*=\s*["']?https?:/i;

/** What Paprika and Mela keep in a file. */
const OF_PROGRAMS = /\.(?:paprika|mela)recipe$/i;

function* jsonPieces(text: string, context: Context): Generator<Piece> {
  const json = parseLoosely(text);
  const isOfProgram = OF_PROGRAMS.test(context.from);
  const { things, rows } = isOfProgram
    ? { things: thingsIn(json, context.vocabulary), rows: [] }
    : jsonOf(json, context.vocabulary);
  if (rows.length) yield* rowPieces({ rows }, context);
  else if (things.length) yield* thingPieces(things, context);
  else yield { problem: `No ${context.vocabulary.taken.noun} was found in this file.` };
}

function* pagePieces(source: string, { vocabulary, from }: Context): Generator<Piece> {
  const { records, hasPictures } = readPage(source, vocabulary, from);
  if (!records.length) yield { problem: `No ${vocabulary.taken.noun} was found in this page.` };
  for (const batch of inBatches(records)) yield { records: batch };
  if (hasPictures) yield { note: PICTURES };
}

const isJson = (text: string) => {
  try {
    parseLoosely(text);
    return true;
  } catch {
    return false;
  }
};

/** Pieces of the text in a file. */
export function* bytesPieces(bytes: Uint8Array, context: Context): Generator<Piece> {
  const { from, encodings } = context;
  const read = decoded(bytes, Object.hasOwn(encodings, from) ? encodings[from] : undefined);
  const text = unmisread(read.text);
  yield* textPieces(text, context);
  if (text !== read.text) yield { note: `Letters of ${from} that were saved as others, such as Ã©, were mended.` };
  const lost = linesOf(text).flatMap((line, at) => (line.includes(LOST) ? [at + 1] : []));
  if (lost.length)
    yield { note: `A sign could not be read on ${linesNamed(lost, from)}. ${LOST} stands in its place.` };
  if (!read.isSure) yield { encoding: { from, encoding: read.encoding, samples: samplesOf(bytes) } };
}

/** Pieces of a text: JSON, a page, a table or plain text, by its name or by how it begins. */
export function* textPieces(given: string, context: Context): Generator<Piece> {
  const { vocabulary, from } = context;
  const extension = extensionOf(from);
  const text = given.replace(/^\uFEFF/, '');
  const kind = signatureOfText(text);
  if (kind && kind !== 'zip') yield { problem: KINDS[kind] };
  else if (kind || isBinary(text)) yield { problem: `This is no text. ${READABLE}` };
  else if (!clean(text).trim()) yield { problem: from ? 'This file is empty.' : 'Paste a text or choose a file.' };
  else if (text.length > MOST) yield { problem: tooLong(text.length) };
  else if (/^\s*[[{]/.test(text) && isJson(text)) yield* jsonPieces(text, context);
  else if (extension === 'json') yield { problem: 'This is no valid JSON, so it cannot be read.' };
  else if (/^x?html?$/.test(extension) || PAGE.test(text.slice(0, MOST))) yield* pagePieces(text, context);
  else if (/^[ct]sv$/.test(extension)) yield* rowPieces(csvSheet(text, context), context);
  else {
    const sheet =
      markdownSheet(text, vocabulary) ?? (isTable(clean(text), vocabulary) ? csvSheet(text, context) : null);
    yield* sheet ? rowPieces(sheet, context) : recordPieces(text, context);
  }
}

/** The records of a text that is nothing else, which may be a chat or have data above it. */
function* recordPieces(given: string, context: Context): Generator<Piece> {
  const { vocabulary, from } = context;
  const cook = vocabulary.onlyText ? null : cooklangOf(given, from);
  const front = cook ? { thing: cook } : frontMatterOf(given, vocabulary);
  if (front && 'thing' in front) return void (yield* thingPieces([front.thing], context));
  const text = front?.text ?? given;
  const chat = chatRecords(text, vocabulary);
  const records = (chat?.texts ?? [text]).flatMap((each) => readText(each, vocabulary, from));
  for (const batch of inBatches(records)) yield { records: batch };
  if (chat?.leftOut) {
    const { noun } = vocabulary.taken;
    yield { note: `No ${noun} was found in ${countOf(chat.leftOut, 'message')}.` };
  }
}
