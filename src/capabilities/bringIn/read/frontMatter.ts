import { parse } from 'yaml';
import { foldWords } from '@/lib/fold';
import { linesOf } from './fold';
import { isThing, type Thing } from './json';
import { isFact } from './segments';
import { textLinesOf } from './textLines';
import { type Vocabulary } from './vocabulary';

const BLOCK = /^\s*---[ \t]*\r?\n([^]*?\n)---[ \t]*(?:\r?\n|$)/;

/** In YAML, a line of a list with a colon in it is an object: `tips: lemon`. */
const asLine = (item: unknown) => {
  const [pair, ...more] = isThing(item) ? Object.entries(item) : [];
  return pair && !more.length ? pair.join(': ') : item;
};

/** The data of a YAML block; null if it has none. All values are texts. */
function dataOf(yaml: string): Thing | null {
  try {
    const data: unknown = parse(yaml, { schema: 'failsafe', uniqueKeys: false });
    if (!isThing(data)) return null;
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? value.map(asLine) : value]),
    );
  } catch {
    return null;
  }
}

/** The data in YAML above a text, between two lines of dashes, and the text; null without such data. */
export function blockOf(text: string): { data: Thing; body: string } | null {
  const [block, yaml = ''] = BLOCK.exec(text) ?? [];
  const data = block ? dataOf(yaml) : null;
  return data && { data, body: text.slice(block!.length) };
}

/** `prep_time` and `prepTime` as people write them. */
const headOf = (key: string) => key.replace(/_/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** What is known of the data, as lines of a text. */
function linesWith(data: Thing, vocabulary: Vocabulary): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (isThing(value)) return linesWith(value, vocabulary);
    const head = headOf(key);
    const texts = [value].flat().map(String);
    const field = vocabulary.fieldOf(head);
    if (field?.kind === 'lines') return [`${head}:`, ...texts];
    const line = `${head}: ${texts.join(', ')}`;
    return field || isFact(line) ? [line] : [];
  });
}

/**
 * A text with data above it. Where the data have the lists of a record, or all but
 * the one that the text is, the record is a thing; otherwise it is a text, with what is known of the data above it.
 */
export function frontMatterOf(text: string, vocabulary: Vocabulary): { thing: Thing } | { text: string } | null {
  const block = blockOf(text);
  if (!block) return null;
  const { data } = block;
  const given = new Set(Object.keys(data).map((key) => vocabulary.fieldOf(headOf(key))));
  const lists = vocabulary.taken.fields.filter(({ kind, takesRest }) => kind === 'lines' && !takesRest);
  const missing = lists.filter((field) => !given.has(field));
  const body = linesOf(block.body);
  const hasHeads = textLinesOf(body, vocabulary).some(({ kind }) => kind === 'head');
  if (hasHeads || missing.length === lists.length) {
    const titles = Object.values(data).map((value) => foldWords(String(value)));
    const more = body.filter((line) => !line.trim() || !titles.includes(foldWords(line)));
    return { text: [...linesWith(data, vocabulary), '', ...more].join('\n') };
  }
  const key = missing[0]?.properties?.[0] ?? 'description';
  const above = typeof data[key] === 'string' ? data[key] : '';
  return { thing: { ...data, [key]: [above, ...body].join('\n').trim() } };
}
