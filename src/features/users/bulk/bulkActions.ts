import { countOf, figure } from '@/components/format/number';
import { type User } from '@/services/userTypes';

export type BulkKind = 'activate' | 'deactivate' | 'supplements';

interface BulkAction {
  kind: BulkKind;
  /** The text of its button, and the dialog's title. */
  label: string;
  isNeededBy: (user: User) => boolean;
  /** Why users are left out, after their number: `12 are active already ...`. */
  already: string;
  /** `Activate 37 users`. */
  start: (users: string) => string;
  /** What will be done: `37 users will be activated.` */
  about: (users: string) => string;
}

/** The actions of the rows' menus, for many users. */
export const BULK_ACTIONS: readonly BulkAction[] = [
  {
    kind: 'activate',
    label: 'Activate',
    isNeededBy: ({ isActive }) => !isActive,
    already: 'active already',
    start: (users) => `Activate ${users}`,
    about: (users) => `${users} will be activated.`,
  },
  {
    kind: 'deactivate',
    label: 'Deactivate',
    isNeededBy: ({ isActive }) => isActive,
    already: 'inactive already',
    start: (users) => `Deactivate ${users}`,
    about: (users) => `${users} will be deactivated.`,
  },
  {
    kind: 'supplements',
    label: 'Assign Supplement',
    isNeededBy: () => true,
    already: '',
    start: (users) => `Assign to ${users}`,
    about: (users) => `The folders ticked below will replace the supplements of ${users}.`,
  },
];

export const bulkAction = (kind: BulkKind) => BULK_ACTIONS.find((action) => action.kind === kind)!;

/** The effect of a bulk action on the selected users: which users it changes, and the texts that say so. */
export function planOf(kind: BulkKind, selected: readonly User[]) {
  const { isNeededBy, already, start, about } = bulkAction(kind);
  const people = selected.filter(isNeededBy);
  const users = countOf(people.length, 'user');
  const leftOut = selected.length - people.length;
  const isOrAre = leftOut === 1 ? 'is' : 'are';
  const texts = [
    people.length > 0 && about(users),
    leftOut > 0 && `${figure(leftOut)} ${isOrAre} ${already}${people.length > 0 ? ` and ${isOrAre} left out` : ''}.`,
  ];
  return { people, startLabel: start(users), texts: texts.filter((text) => text !== false) };
}
