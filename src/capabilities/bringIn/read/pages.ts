import { type FoundRecord, type TakenField } from '../found';
import { foldWords } from '@/lib/fold';
import { isCutShort, leavesOut } from './cutShort';
import { hasAmount, lacksAmounts } from './lines';
import { headedText, looksLike, markedText } from './marks';
import { type Markup, markupOf, named, shownText, textIn } from './markup';
import { dataOf } from './pageData';
import { withAddresses } from './pageLinks';
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

const isOfFood = ({ properties }: TakenField) => Boolean(properties?.includes('recipeIngredient'));

/** Whether a record has no such list, or one that names ingredients mostly without amounts. */
function isLacking({ fields }: FoundRecord, field: TakenField) {
  const lines = fields[field.name]?.split('\n') ?? [];
  if (!lines.length || !isOfFood(field)) return !lines.length;
  return lacksAmounts(lines) || lines.filter(hasAmount).length * 3 < lines.length;
}

/** The record with these lists as they are shown. */
function completed(record: FoundRecord, shown: readonly FoundRecord[], lists: readonly TakenField[], isData: boolean) {
  const fields = { ...record.fields };
  const doubts = { ...record.doubts };
  for (const field of lists) {
    const other = shown.find((each) => !isLacking(each, field) && looksLike(field, each.fields[field.name]!));
    if (!other) continue;
    fields[field.name] = other.fields[field.name]!;
    delete doubts[field.name];
    const doubt = isData ? `${field.label} as the page shows them` : other.doubts[field.name];
    if (doubt) doubts[field.name] = doubt;
  }
  return { ...record, fields, doubts };
}

/** Reads a page by its data. Lists that these lack or cut short are read from what the page shows, which is a doubt. */
function recordsOf(page: Markup, vocabulary: Vocabulary, from: string): FoundRecord[] {
  const { taken, title } = vocabulary;
  const lists = taken.fields.filter(({ kind, takesRest }) => kind === 'lines' && !takesRest);
  const said = dataOf(page, vocabulary, lists).map((thing) => readThing(thing, vocabulary, from));
  if (said.length > 1) return said;
  const [data] = said;
  const recordsIn = (text: string) =>
    readText(text, vocabulary, from).filter(({ fields }) => lists.some(({ name }) => fields[name]));
  const [marked] = recordsIn(markedText(page, vocabulary));
  const [headed] = recordsIn(headedText(page, vocabulary));
  const lacking = data ? lists.filter((field) => isLacking(data, field)) : lists;
  const texts = lacking.length ? recordsIn(shownText(page, true)) : [];
  if (!data && !marked && texts.length > 1) return texts;
  const shown = [marked, headed, texts[0]].filter((record) => record !== undefined);
  const base = data ?? texts[0] ?? shown[0];
  if (!base) return [];
  const isShort = (field: TakenField) =>
    isOfFood(field) && isCutShort(data?.fields[field.name] ?? '', headed?.fields[field.name] ?? '');
  const record = completed(
    completed(base, shown, lacking, data !== undefined),
    headed ? [headed] : [],
    data ? lists.filter((field) => !lacking.includes(field) && isShort(field)) : [],
    true,
  );
  const doubts = { ...record.doubts };
  for (const field of lists.filter(isOfFood)) {
    const { name, label } = field;
    const list = record.fields[name];
    if (list && isLacking(record, field)) doubts[name] ??= `${label} without amounts`;
    if (list && data && leavesOut(list, shownText(page).split('\n'), list.split('\n').length / 2))
      doubts[name] ??= `${label} without all that are named`;
  }
  const name = title && (data?.fields[title.name] ?? titleOf(page));
  return [{ ...record, doubts, fields: name ? { ...record.fields, [title.name]: name } : record.fields }];
}

/** The records of a page, and whether it has pictures. Nothing of it runs or loads. */
export function readPage(source: string, vocabulary: Vocabulary, from: string) {
  const page = withAddresses(markupOf(source), vocabulary);
  return { records: recordsOf(page, vocabulary, from), hasPictures: !named(page, 'img').next().done };
}
