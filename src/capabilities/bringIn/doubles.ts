import { plainTitle, plainWords } from '@/lib/plainText';
import { type Here } from './contentKind';
import { type Judged } from './judge';

/** That a record is one that there is already: in the section, or before it in the text. `named` has its title alone. */
export type Double = { by: 'here' | 'named'; row: Here } | { by: 'text' };

type Compared = Pick<Judged, 'title' | 'content'> & { id: number };

/** By what two records are the same; title and content are plain already. */
export const keyOf = ({ title, content }: Pick<Judged, 'title' | 'content'>) => `${title}\n${content}`;

/** The same of a record that is there. */
export const hereKey = ({ title, content }: Here) => keyOf({ title: plainTitle(title), content: plainWords(content) });

/** The records that are there, by what they are compared by; the first one of those that are the same. */
export function indexOf(here: readonly Here[]) {
  const backwards = here.toReversed();
  return {
    same: new Map(backwards.map((row) => [hereKey(row), row])),
    named: new Map(backwards.map((row) => [plainTitle(row.title), row])),
  };
}

export type HereIndex = ReturnType<typeof indexOf>;

/** The doubles by the ids of the records. Titles are plain already; one without a title is like no other. */
export function findDoubles(compared: readonly Compared[], { same, named }: HereIndex): ReadonlyMap<number, Double> {
  const doubles = new Map<number, Double>();
  const seen = new Set<string>();
  for (const each of compared) {
    if (!each.title) continue;
    const key = keyOf(each);
    const row = same.get(key);
    const other = named.get(each.title);
    if (row) doubles.set(each.id, { by: 'here', row });
    else if (seen.has(key)) doubles.set(each.id, { by: 'text' });
    else if (other) doubles.set(each.id, { by: 'named', row: other });
    seen.add(key);
  }
  return doubles;
}
