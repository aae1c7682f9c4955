import { weakMapMemoize } from '@reduxjs/toolkit';
import { fold } from '@/lib/fold';
import { inTurns } from '@/lib/inTurns';
import { type Section } from '@/screen/section';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '@/services/session/access';
import { type Command } from './commands';

/** The sections' declarations. Each section has checked the type of its rows, so here they are untyped. */
export interface Source {
  /** The name of the endpoint that loads the list. */
  endpoint: string;
  section: Section;
  /** Its place among all. */
  order: number;
  what: string;
  label: (row: unknown) => string;
  view: (row: unknown) => object;
  /** The field of a row that contains the records. */
  within?: string;
  isLarge?: boolean;
}

const sourcesIn = weakMapMemoize((sections: readonly Section[]) =>
  sections
    .flatMap((section) =>
      Object.entries<Omit<Source, 'section' | 'endpoint' | 'order'>>({
        ...section.records,
        ...section.nestedRecords,
      }).map(([endpoint, source]) => ({ ...source, section, endpoint })),
    )
    .map((source, order): Source => ({ ...source, order })),
);

/** The lists with records of the sections that this person may open, the same objects each time. */
export const sourcesOf = (user: SessionUser, sections: readonly Section[]) =>
  sourcesIn(sections).filter(({ section }) => mayOpen(user, section));

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
  const { within } = source;
  const outer = list as readonly Record<string, readonly unknown[]>[];
  const rows = within ? outer.flatMap((row) => row[within] ?? []) : list;
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
