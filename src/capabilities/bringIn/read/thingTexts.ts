import { linesOf } from './fold';
import { type Thing } from './json';
import { plain } from './markup';
import { unmisread, withLostSigns } from './misread';

export const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
};

export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Signs of Markdown around words; a star alone, such as one that a note has, stays. */
const MARKS = [
  /!?\[([^[\]\n]+)\]\([^()\s]*\)/g,
  /(\*\*|__)(?=\S)([^*_\n]+)(?<=\S)\1/g,
  /(?<![\p{L}\p{N}*])(\*)(?=\S)([^*\n]+)(?<=\S)\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])(_)(?=\S)([^_\n]+)(?<=\S)_(?![\p{L}\p{N}_])/gu,
];

/** A line that is a heading, by Markdown: `## Sauce`, `**For the rice**`. */
const HEADING = /^\s*(?:#{1,6}\s+(.*?)[\s#:]*|\*\*([^*]*[^*.!?:\s])\s*:?\s*\*\*:?|__([^_]*[^_.!?:\s])\s*:?\s*__:?)\s*$/;

export const partHead = (title: string) => `${title.replace(/[\s:]+$/, '')}:`;

const unmarked = (line: string) => {
  const [, ...heads] = HEADING.exec(line) ?? [];
  const head = heads.find(Boolean);
  return MARKS.reduce(
    (text, mark) => text.replace(mark, (_all, one: string, two: unknown) => (typeof two === 'string' ? two : one)),
    head ? partHead(head) : line,
  );
};

/** What programs write where they know nothing. Signs alone say nothing either. */
const PLACEHOLDER =
  /^\s*(?:n\/?a|null|none|undefined|nan|\[object object\]|could not detect \w+|recipe steps as well as other fields in the recipe page support markdown syntax[^]*)\.?\s*$/i;

/** A text or a number of JSON as a person would write it: without markup; `''` for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const text = linesOf(plain(unmisread(withLostSigns(value))))
    .map(unmarked)
    .join('\n');
  return PLACEHOLDER.test(text) || !/[\p{L}\p{N}]/u.test(text) ? '' : text;
}

/** The text of the first of some properties that has one. */
export const firstText = (thing: Thing, ...keys: string[]) =>
  keys.map((key) => textOf(thing[key]).trim()).find(Boolean) ?? '';
