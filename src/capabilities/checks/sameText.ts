import { plainTitle } from '@/lib/plainText';
import { strong, type Reason, type Said } from './finding';

export const DOUBLE: Reason = {
  key: 'double',
  title: 'Two records that may be one',
  text: 'The same content, or nearly the same title in the same place.',
};

/** The sentence about another record that may be the same. */
export const alsoAs = (name: string, rest = ''): Said => ['Also as ', strong(name), rest];

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

/** Finds the first record with the same content, or else with nearly the same title on the same shelf. */
export function firstTwins<Row>() {
  const firstOfTitle = firstByKey<Row>();
  const firstOfContent = firstByKey<Row>();
  return (row: Row, title: string, shelf: unknown = '', content = '') => {
    const plain = plainTitle(title);
    const sameTitle = firstOfTitle(plain && `${String(shelf)} ${plain}`, row);
    return firstOfContent(content, row) ?? sameTitle;
  };
}
