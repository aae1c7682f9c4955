import { type FoundRecord, type TakenField } from '../found';
import { foldWords } from '@/lib/fold';
import { hasAmount } from './lines';
import { markedText, shareOf } from './marks';
import { type Markup, markupOf, named, shownText, textIn } from './markup';
import { dataOf } from './pageData';
import { readText } from './text';
import { readThing } from './things';
import { type Vocabulary } from './vocabulary';

/** The name of what a page is about: the main heading that its title repeats, else the first one, else the title. */
function titleOf(page: Markup): string {
  const [title = ''] = [...named(page, 'title')].map((element) => textIn(element).trim());
  const headings = [...named(page, 'h1')].map((element) => shownText(element).replaceAll('\n', ' ')).filter(Boolean);
  const repeated = [
    headings.find((heading) => foldWords(title).startsWith(foldWords(heading))),
    headings.find((heading) => foldWords(title).includes(foldWords(heading))),
  ];
  return repeated.find(Boolean) ?? headings[0] ?? title.split(/\s+[|–—-]\s+/)[0]!;
}

/** So few amounts are as good as none. */
const FEW = 0.25;

/** Whether a record has no such list, or one that names ingredients and hardly an amount. */
function isLacking({ fields }: FoundRecord, { name, properties }: TakenField) {
  const text = fields[name];
  const lines = text?.split('\n') ?? [];
  const isBare = lines.length > 1 && shareOf(lines, hasAmount) < FEW;
  return !text || (isBare && Boolean(properties?.includes('recipeIngredient')));
}

/** The record with the lists that it lacks, as another one has them. */
function completed(record: FoundRecord, others: readonly FoundRecord[], lists: readonly TakenField[]): FoundRecord {
  const fields = { ...record.fields };
  const doubts = { ...record.doubts };
  for (const field of lists.filter((each) => isLacking(record, each))) {
    const other = others.find((each) => !isLacking(each, field));
    if (!other) continue;
    fields[field.name] = other.fields[field.name]!;
    doubts[field.name] = `${field.label} as the page shows them`;
  }
  return { ...record, fields, doubts };
}

interface Page {
  records: FoundRecord[];
  hasPictures: boolean;
}

/** What a page shows: by what its elements are called, and by its text. */
function shownIn(page: Markup, lists: readonly TakenField[], vocabulary: Vocabulary, from: string) {
  const recordsOf = (text: string) =>
    readText(text, vocabulary, from).filter(({ fields }) => lists.some(({ name }) => fields[name]));
  return { marked: recordsOf(markedText(page, vocabulary)), texts: recordsOf(shownText(page, true)) };
}

/**
 * Reads a page by its data. Of lists that these lack, what the page shows is read, which is a doubt; so is a page without
 * data: by what its elements are called, else by its text.
 */
export function readPage(source: string, vocabulary: Vocabulary, from: string): Page {
  const { taken, title } = vocabulary;
  const page = markupOf(source);
  const hasPictures = !named(page, 'img').next().done;
  const lists = taken.fields.filter(({ kind, takesRest }) => kind === 'lines' && !takesRest);
  const said = dataOf(page, vocabulary, lists).map((thing) => readThing(thing, vocabulary, from));
  const [only] = said;
  if (said.length > 1) return { records: said, hasPictures };
  const isWhole = only && !lists.some((field) => isLacking(only, field));
  const { marked, texts } = isWhole ? { marked: [], texts: [] } : shownIn(page, lists, vocabulary, from);
  if (!only && !marked.length && texts.length > 1) return { records: texts, hasPictures };
  const shown = [...marked.slice(0, 1), ...texts.slice(0, 1)];
  const base = only ?? texts[0] ?? marked[0];
  if (!base) return { records: [], hasPictures };
  const record = completed(base, shown, lists);
  const name = title && (only?.fields[title.name] ?? titleOf(page));
  return { records: [name ? { ...record, fields: { ...record.fields, [title.name]: name } } : record], hasPictures };
}
