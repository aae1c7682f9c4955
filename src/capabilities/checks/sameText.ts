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
