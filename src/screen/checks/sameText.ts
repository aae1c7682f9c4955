import { type Hint } from '@/components/form/Hinted';
import { fold } from '@/lib/fold';
import { type Id } from '@/services/http/decode';
import { strong, type Reason, type Said } from './finding';

export const DOUBLE: Reason = {
  key: 'double',
  title: 'Two records that may be one',
  text: 'The same content, or nearly the same title in the same place.',
};

/** The sentence about another record that may be the same. */
export const alsoAs = (name: string, rest = ''): Said => ['Also as ', strong(name), rest];

/** A title as it is compared: folded, without spaces and signs, so that `Chick peas` is `chickpeas`. */
export const plainTitle = (title: string) => fold(title).replace(/[^\p{L}\p{N}]+/gu, '');

/** A longer text as it is compared: its words, whatever is between them. */
export const plainWords = (text: string) => fold(text).replace(/\s*\n\s*/g, ' ');

/** Finds the first record with the same key. An empty key is like no other. */
export function firstByKey<Row>() {
  const first = new Map<string, Row>();
  /** The first record that had this key; undefined for the first one itself. */
  return (key: string, row: Row): Row | undefined => {
    if (!key) return undefined;
    const before = first.get(key);
    if (before === undefined) first.set(key, row);
    return before;
  };
}

/** What there is to say about a typed title: whether another record of the same place has it. */
export function titleHint(
  title: string,
  others: readonly { id: Id; title: string }[],
  own: Id | undefined,
  place: string,
): Hint | null {
  const plain = plainTitle(title);
  const twin = plain && others.find((other) => other.id !== own && plainTitle(other.title) === plain);
  return twin ? { text: `“${twin.title.trim()}” is in this ${place} already.` } : null;
}
