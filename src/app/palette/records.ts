import { type Section } from '@/screen/section';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '@/services/session/access';
import { SCREENS } from '../sections';
import { type Command } from './commands';

/** The sections' declarations. Each section has checked the type of its rows, so here they are untyped. */
interface Source {
  section: Section;
  what: string;
  label: (row: unknown) => string;
  view: (row: unknown) => object;
  /** The field of a row that contains the records. */
  within?: string;
}

const SOURCES = new Map<string, Source>(
  (SCREENS as readonly Section[]).flatMap((section) =>
    Object.entries<Omit<Source, 'section'>>({ ...section.records, ...section.nestedRecords }).map(
      ([endpoint, source]) => [endpoint, { ...source, section }] as const,
    ),
  ),
);

/** The part of a cached list that is read here. */
interface CachedQuery {
  endpointName?: string;
  data?: unknown;
}

const isFound = (words: readonly string[], text: string) => words.every((word) => text.includes(word));

/** The records of cached lists whose label contains all the words; only of sections that this person may open. */
export function findRecords(queries: readonly CachedQuery[], user: SessionUser, words: string[], most: number) {
  const found: Command[] = [];
  for (const { endpointName = '', data } of queries) {
    const source = SOURCES.get(endpointName);
    if (!source || !Array.isArray(data) || !mayOpen(user, source.section)) continue;
    const { section, what: hint, within } = source;
    const rows = data as readonly Record<string, readonly unknown[]>[];
    for (const row of within ? rows.flatMap((outer) => outer[within] ?? []) : rows) {
      const label = source.label(row);
      if (!isFound(words, label.toLowerCase())) continue;
      found.push({ kind: 'Records', label, hint, section, view: source.view(row) });
      if (found.length === most) return found;
    }
  }
  return found;
}

export const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The commands whose label or hint contains all the words. */
export const findCommands = (commands: readonly Command[], words: string[]) =>
  commands.filter(({ label, hint }) => isFound(words, `${label} ${hint}`.toLowerCase()));
