import { type Id } from '@/services/http/decode';
import { type User } from '@/services/userTypes';
import { textHits, textsIn } from '../list/searchTexts';
import { inSlices, memberOf, type ColumnField, type Columns } from './columns';
import { ANY_ANSWER } from './fields/textFields';
import { COMPARE, matchesWord, type Meaning } from './meaning';

/** 1 at the position of each user whom a condition finds. */
export type Mask = Uint8Array;

/** The users whom a filter of the server finds. */
export type LoadFilter = (filter: string) => Promise<ReadonlySet<Id>>;

type Of<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** The columns that a condition compares. */
export const columnsOf = (meaning: Meaning): ColumnField[] => (meaning.kind === 'folder' ? [] : [meaning.field]);

const maskOf = (count: number, isFound: (position: number) => boolean): Mask =>
  Uint8Array.from({ length: count }, (_, position) => Number(isFound(position)));

function byNumber({ field, comparison, value, afterDay }: Of<'number'>, columns: Columns): Mask {
  const { values, days } = columns.numbers.get(field.name)!;
  const fulfils = COMPARE[comparison];
  const mask = new Uint8Array(values.length);
  for (let position = 0; position < values.length; position += 1) {
    const figure = values[position]!;
    if (Number.isNaN(figure) || (afterDay !== undefined && days![position]! <= afterDay)) continue;
    if (fulfils(figure, value)) mask[position] = 1;
  }
  return mask;
}

function byChoice({ field, how, word }: Of<'choice'>, columns: Columns): Mask {
  const { values, codes } = columns.choices.get(field.name)!;
  const isFound = values.map((value) => value !== '' && matchesWord(how, value.toLowerCase(), word));
  return Uint8Array.from(codes, (code) => Number(isFound[code]));
}

function byText({ field, how, word }: Of<'text'>, columns: Columns, count: number): Mask {
  const mask = new Uint8Array(count);
  for (const { start, texts } of columns.texts.get(field.name)!) {
    if (how === 'has') {
      const all = Uint32Array.from(texts.ends.keys());
      mask.set(textHits(texts, all, word), start);
      continue;
    }
    let position = start;
    for (const text of textsIn(texts)) {
      if (text && matchesWord(how, text, word)) mask[position] = 1;
      position += 1;
    }
  }
  return mask;
}

function byKnown({ field, isKnown }: Of<'known'>, columns: Columns, count: number): Mask {
  if (field.kind === 'number') {
    const { values } = columns.numbers.get(field.name)!;
    return maskOf(count, (position) => Number.isNaN(values[position]) !== isKnown);
  }
  const mask = new Uint8Array(count);
  for (const { start, texts } of columns.texts.get(field.name)!) {
    let position = start;
    for (const text of textsIn(texts)) {
      mask[position] = Number((text !== '') === isKnown);
      position += 1;
    }
  }
  return mask;
}

/** All answers are read anew, since no column keeps them. */
async function byAnyAnswer(meaning: Of<'text'> | Of<'known'>, users: readonly User[], signal: AbortSignal) {
  const mask = new Uint8Array(users.length);
  await inSlices(users.length, signal, (start, end) => {
    for (let position = start; position < end; position += 1) {
      const text = ANY_ANSWER.text(memberOf(users[position]!, 0)).toLowerCase();
      if (meaning.kind === 'known') mask[position] = Number((text !== '') === meaning.isKnown);
      else if (text && matchesWord(meaning.how, text, meaning.word)) mask[position] = 1;
    }
  });
  return mask;
}

async function byFilter({ filter, isIn }: Of<'folder'>, users: readonly User[], load: LoadFilter, signal: AbortSignal) {
  const ids = await load(filter);
  signal.throwIfAborted();
  return maskOf(users.length, (position) => ids.has(users[position]!.id) === isIn);
}

/** Finds the users of one condition. Its columns must have been built. */
export function maskFor(
  meaning: Meaning,
  users: readonly User[],
  { columns, load, signal }: { columns: Columns; load: LoadFilter; signal: AbortSignal },
): Mask | Promise<Mask> {
  switch (meaning.kind) {
    case 'number':
      return byNumber(meaning, columns);
    case 'choice':
      return byChoice(meaning, columns);
    case 'folder':
      return byFilter(meaning, users, load, signal);
    default:
      if (meaning.field.name === ANY_ANSWER.name) return byAnyAnswer(meaning, users, signal);
      return meaning.kind === 'text' ? byText(meaning, columns, users.length) : byKnown(meaning, columns, users.length);
  }
}
