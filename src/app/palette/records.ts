import { titleOf } from '@/components/format/title';
import { fullName } from '@/services/names';
import { type SessionUser } from '@/services/session';
import { mayOpen } from '../access';
import { sectionAt, type SectionPath } from '../sections';
import { type Command } from './commands';

interface Row {
  id: number | string;
  title: string;
  name: string;
  link: string;
  firstName: string;
  lastName: string;
  email: string;
  supplements: readonly Row[];
  contents: readonly Row[];
}

interface Source {
  path: SectionPath;
  what: string;
  label: (row: Row) => string;
  query?: (row: Row) => string;
  /** What finds it and names a person. */
  hidden?: (row: Row) => Record<string, string>;
  /** Where the list holds the records one level deeper. */
  within?: (row: Row) => readonly Row[];
}

const byTitle = (path: SectionPath, what: string, dialog: string): Source => ({
  path,
  what,
  label: ({ title }) => titleOf(title),
  query: ({ id }) => `dialog=${dialog}:${id}`,
});

/** Which lists of the cache hold records, by the endpoint that loads them, and where a record is seen. */
const SOURCES: Record<string, Source> = {
  listUsers: {
    path: '/users',
    what: 'User',
    label: (row) => `${fullName(row)} ${row.email}`,
    hidden: ({ email }) => ({ search: email }),
  },
  listRecipes: byTitle('/recipes', 'Recipe', 'details'),
  listDietPlans: byTitle('/diet-plans', 'Diet plan', 'details'),
  listHighlights: byTitle('/tracker', 'Highlight', 'items'),
  listHabits: {
    path: '/tracker',
    what: 'Habit',
    label: ({ name }) => titleOf(name),
    query: ({ id }) => `tab=habits&dialog=edit:${id}`,
  },
  listExercises: {
    path: '/workouts',
    what: 'Exercise',
    label: ({ name }) => titleOf(name),
    query: ({ id }) => `dialog=editExercise:${id}`,
  },
  listGroups: {
    path: '/community',
    what: 'Group',
    label: ({ title }) => titleOf(title),
    query: ({ id }) => `group=${id}`,
  },
  listSupplements: { ...byTitle('/supplements', 'Supplement', 'details'), within: ({ supplements }) => supplements },
  listModerators: {
    path: '/moderators',
    what: 'Moderator',
    label: (row) => `${fullName(row)} ${row.email}`,
    query: ({ id }) => `dialog=edit:${id}`,
  },
  listNotifications: byTitle('/notifications', 'Notification', 'edit'),
  listPlans: {
    path: '/plans',
    what: 'Plan',
    label: ({ name }) => titleOf(name),
    query: ({ id }) => `dialog=edit:${id}`,
  },
  listPaymentMethods: {
    path: '/payments',
    what: 'Payment method',
    label: ({ name }) => titleOf(name),
    query: ({ id }) => `dialog=edit:${id}`,
  },
  listBanners: {
    path: '/banners',
    what: 'Banner',
    label: ({ link }) => titleOf(link),
    query: ({ id }) => `dialog=edit:${id}`,
  },
  listHowToUse: { ...byTitle('/how-to-use', 'Help', 'details'), within: ({ contents }) => contents },
};

/** A list of the cache, as far as it matters here. */
interface CachedQuery {
  endpointName?: string;
  data?: unknown;
}

const toCommand = ({ path, what, label, query, hidden }: Source, row: Row): Command => ({
  kind: 'Records',
  label: label(row),
  hint: what,
  to: query ? `${path}?${query(row)}` : path,
  ...(hidden && { state: { hidden: hidden(row) } }),
});

const isFound = (words: readonly string[], text: string) => words.every((word) => text.includes(word));

/** Records of lists that were loaded already whose label holds all the words; only of sections this person may open. */
export function findRecords(queries: readonly CachedQuery[], user: SessionUser, words: string[], most: number) {
  const found: Command[] = [];
  for (const { endpointName = '', data } of queries) {
    const source = SOURCES[endpointName];
    if (!source || !Array.isArray(data) || !mayOpen(user, sectionAt(source.path)!)) continue;
    const rows = data as readonly Row[];
    for (const row of source.within ? rows.flatMap(source.within) : rows) {
      if (!isFound(words, source.label(row).toLowerCase())) continue;
      found.push(toCommand(source, row));
      if (found.length === most) return found;
    }
  }
  return found;
}

export const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The commands whose label or hint holds all the words. */
export const findCommands = (commands: readonly Command[], words: string[]) =>
  commands.filter(({ label, hint }) => isFound(words, `${label} ${hint}`.toLowerCase()));
