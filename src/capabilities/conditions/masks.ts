import { fold } from '@/lib/fold';
import { type Id } from '@/services/http/decode';
import { type User } from '@/services/userTypes';
import { textHits, textsIn } from '@/features/users/list/searchTexts';
import { inSlices, type ColumnField, type Columns } from './columns';
import { ANY_ANSWER } from './fields/textFields';
import { COMPARE, matchesWord, type Meaning } from './meaning';

/** 1 at the position of each user whom a condition finds. */
export type Mask = Uint8Array;

/** The users whom a filter of the server finds. */
export type LoadFilter = (filter: string) => Promise<ReadonlySet<Id>>;

type Of<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** The columns that a condition compares. */
export const columnsOf = (meaning: Meaning): ColumnField[] => (meaning.kind === 'folder' ? [] : [meaning.field]);

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
  const isFound = values.map((value) => value !== '' && matchesWord(how, fold(value), word));
  return Uint8Array.from(codes, (code) => Number(isFound[code]));
}

function byKnownFigure({ field, isKnown }: Of<'known'>, columns: Columns): Mask {
  const { values } = columns.numbers.get(field.name)!;
  return Uint8Array.from(values, (figure) => Number(Number.isNaN(figure) !== isKnown));
}

/** Whether a folded answer is what was asked for. */
export function isFoundIn(meaning: Of<'text' | 'known'>, text: string) {
  if (meaning.kind === 'known') return (text !== '') === meaning.isKnown;
  return text !== '' && matchesWord(meaning.how, text, meaning.word);
}

function byText(meaning: Of<'text' | 'known'>, columns: Columns, count: number): Mask {
  const mask = new Uint8Array(count);
  for (const { start, texts } of columns.texts.get(meaning.field.name)!) {
    if (meaning.kind === 'text' && meaning.how === 'has') {
      const all = Uint32Array.from(texts.ends.keys());
      mask.set(textHits(texts, all, meaning.word), start);
      continue;
    }
    let position = start;
    for (const text of textsIn(texts)) {
      mask[position] = Number(isFoundIn(meaning, text));
      position += 1;
    }
  }
  return mask;
}

/** All answers are read anew, since no column keeps them. */
async function byAnyAnswer(meaning: Of<'text' | 'known'>, users: readonly User[], signal: AbortSignal) {
  const mask = new Uint8Array(users.length);
  await inSlices(users, 0, signal, (members, start) => {
    const texts = members.map((member) => fold(ANY_ANSWER.text(member)));
    const found = texts.map((text) => Number(isFoundIn(meaning, text)));
    mask.set(found, start);
  });
  return mask;
}

async function byFilter({ filter, isIn }: Of<'folder'>, users: readonly User[], load: LoadFilter, signal: AbortSignal) {
  const ids = await load(filter);
  signal.throwIfAborted();
  return Uint8Array.from(users, ({ id }) => Number(ids.has(id) === isIn));
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
      if (meaning.kind === 'known' && meaning.field.kind === 'number') return byKnownFigure(meaning, columns);
      if (meaning.field.name === ANY_ANSWER.name) return byAnyAnswer(meaning, users, signal);
      return byText(meaning, columns, users.length);
  }
}
