/**
 * All that is kept in this browser for one person, by how its key begins, and whether it may name people or their health, in
 * which case it is forgotten when that person signs out (SECURITY.md lists it).
 */
export const NAMES_PEOPLE = {
  'views /users': true,
  'views /moderators': true,
  'views /community': true,
  views: false,
  columns: false,
  replies: true,
  'set aside': true,
  'accepted findings': false,
  'columns read': false,
  'brought in': false,
  tour: false,
  'letter keys off': false,
  'count what waits': false,
  'keep on this device': false,
} as const;

type Subject = keyof typeof NAMES_PEOPLE;

/** What keys begin with; `views /recipes` is one of the views. */
export type KeptName = Subject | `${Subject} ${string}`;

export interface Kept {
  owner: string;
  namesPeople: boolean;
}

/** `columns read` is none of the columns. */
const LONGEST_FIRST = (Object.keys(NAMES_PEOPLE) as Subject[]).sort((one, other) => other.length - one.length);

/** What is kept under a key of local storage; null for one that holds anything else. */
export function keptUnder(key: string): Kept | null {
  const kind = LONGEST_FIRST.find((known) => key.startsWith(`${known} `));
  return kind ? { owner: key.slice(key.lastIndexOf(' ') + 1), namesPeople: NAMES_PEOPLE[kind] } : null;
}
