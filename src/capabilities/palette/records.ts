import { weakMapMemoize } from '@reduxjs/toolkit';
import { fold } from '@/lib/fold';
import { inTurns } from '@/lib/inTurns';
import { capital } from '@/components/format/capital';
import { titleOf } from '@/components/format/title';
import { type AnyRecord } from '@/screen/record/record';
import { type Section } from '@/screen/section';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '@/services/session/access';
import { type Command } from './commands';

/** A kind of record that the palette finds. Each section has checked the type of its view. */
export interface Source extends Pick<AnyRecord, 'endpoint' | 'rows' | 'largeList'> {
  section: Section;
  /** Its place among all. */
  order: number;
  what: string;
  label: (row: unknown) => string;
  view: (row: unknown) => object;
}

async function sourceOf(section: Section, { of, view, what }: NonNullable<Section['records']>[number]) {
  const { noun, name, about, endpoint, rows, largeList } = await of();
  const label = (row: unknown) => [titleOf(name(row as never)), about?.(row as never)].filter(Boolean).join(' ');
  return { section, what: what ?? capital(noun), endpoint, rows, largeList, label, view: view as Source['view'] };
}

const sourcesIn = weakMapMemoize(async (sections: readonly Section[]) => {
  const all = sections.flatMap((section) => (section.records ?? []).map((record) => sourceOf(section, record)));
  return (await Promise.all(all)).map((source, order): Source => ({ ...source, order }));
});

/** The lists with records of the sections that this person may open, the same objects each time. */
export const sourcesOf = async (user: SessionUser, sections: readonly Section[]) =>
  (await sourcesIn(sections)).filter(({ section }) => mayOpen(user, section));

/** The records of a list, with the texts that a search looks in. */
export interface Records {
  source: Source;
  rows: readonly unknown[];
  texts: readonly string[];
}

const made = new WeakMap<readonly unknown[], Records>();

/** Prepares a list for searching, in turns, so that a key is never held up by 100,000 users. */
export async function prepareRecords(source: Source, list: readonly unknown[]): Promise<Records> {
  const known = made.get(list);
  if (known) return known;
  const rows = source.rows(list as never);
  const texts = await inTurns(rows, (row) => fold(source.label(row)));
  const records = { source, rows, texts };
  made.set(list, records);
  return records;
}

const isFound = (words: readonly string[], text: string) => words.every((word) => text.includes(word));

/** The records whose label contains all the words, in the order of the sections. */
export function findRecords(lists: readonly Records[], words: readonly string[], most: number) {
  const found: Command[] = [];
  for (const { source, rows, texts } of lists.toSorted((one, other) => one.source.order - other.source.order))
    for (const [index, text] of texts.entries()) {
      if (!isFound(words, text)) continue;
      const { section, what: hint, label, view } = source;
      found.push({ kind: 'Records', label: label(rows[index]), hint, section, view: view(rows[index]) });
      if (found.length === most) return found;
    }
  return found;
}

export const wordsOf = (text: string) => fold(text).split(/\s/).filter(Boolean);

/** The commands whose label or hint contains all the words; of each kind the one that is called so, then other labels, first. */
export function findCommands(commands: readonly Command[], words: string[]) {
  const found = commands.filter(({ label, hint }) => isFound(words, fold(`${label} ${hint}`)));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const rankOf = ({ label }: Command) => {
    const folded = fold(label);
    if (folded === words.join(' ')) return 0;
    return isFound(words, folded) ? 1 : 2;
  };
  return kinds.flatMap((kind) =>
    found.filter((command) => command.kind === kind).sort((one, other) => rankOf(one) - rankOf(other)),
  );
}
