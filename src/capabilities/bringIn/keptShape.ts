import { isPlain } from '@/lib/sameValues';

/** Counts the shapes of what is kept: that of a panel with another one is put aside. */
export const SHAPE = 2;

const TEXTS = ['source', 'from'] as const;
const LISTS = ['notUnderstood', 'place'] as const;
const GROUPS = ['fields', 'readFrom', 'doubts'] as const;

const isRecord = (record: unknown) =>
  isPlain(record) &&
  TEXTS.every((name) => typeof record[name] === 'string') &&
  LISTS.every((name) => Array.isArray(record[name])) &&
  GROUPS.every((name) => isPlain(record[name]));

export const isReading = ({ records, notes }: Record<string, unknown>) =>
  Array.isArray(records) && records.every(isRecord) && Array.isArray(notes);

export const isWork = ({ text, place, corrections, withFiles, cameIn, sent }: Record<string, unknown>) =>
  [text, place].every((each) => typeof each === 'string') &&
  [corrections, withFiles, cameIn].every(Array.isArray) &&
  isPlain(sent);
