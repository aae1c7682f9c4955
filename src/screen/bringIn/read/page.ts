import { type FoundRecord } from '../found';
import { documentOf, shownText } from './markup';
import { itemsOfType } from './microdata';
import { readText } from './text';
import { type Thing } from './things';
import { type Vocabulary } from './vocabulary';

/** A page without data: the items of its microdata, else the records of its text that have a list under a head. */
export function readPage(
  html: string,
  vocabulary: Vocabulary,
  from: string,
): { items: Thing[]; records: FoundRecord[] } {
  const page = documentOf(html);
  const items = itemsOfType(page, vocabulary.taken.types ?? []);
  if (items.length) return { items, records: [] };
  const lists = vocabulary.taken.fields.filter(({ kind, takesRest }) => kind === 'lines' && !takesRest);
  const records = readText(shownText(page.body, true), vocabulary, from);
  return { items, records: records.filter(({ fields }) => lists.some(({ name }) => fields[name])) };
}
