import { useMemo } from 'react';
import { ChangeDialog } from '../ChangeDialog';
import { changing } from '../changing';
import { replaced, type Act, type Many } from '../many';
import { type ActSpec } from '../selectable';
import { type User } from '@/services/userTypes';
import { useShownLists } from '@/screen/list/listContext';
import { everybody } from '@/features/users/list/UsersSaved';
import { usersOf, type UsersLists } from '@/features/users/list/usersRows';
import { statusRecord } from '@/features/users/userRecords';
import { AssignDialog } from './AssignDialog';
import { PEOPLE } from './people';

type Status = ReturnType<typeof statusRecord.values>;

const USERS: Many<User, Status> = { ...statusRecord, ...PEOPLE };

const wordOf = (isActive: boolean) => (isActive ? 'active' : 'inactive');

/** Turns the status of many users. */
function turning(isActive: boolean, label: string): ActSpec<User> {
  const act: Act<Status> = (values) => [
    { name: 'isActive', value: isActive, marks: replaced(wordOf(values.isActive), wordOf(isActive)) },
  ];
  const state = wordOf(isActive);
  const words = {
    title: (users: string) => `${label} ${users}`,
    verb: label,
    about: (_plans: unknown, users: string) => `${users} will be ${label.toLowerCase()}d.`,
    same: [`is ${state} already`, `are ${state} already`],
    done: `${label}d`,
  } as const;
  return { label, dialog: (rows, end) => <ChangeDialog many={USERS} rows={rows} words={words} act={act} end={end} /> };
}

const ACTS: Record<string, ActSpec<User>> = {
  activate: turning(true, 'Activate'),
  deactivate: turning(false, 'Deactivate'),
  supplements: { label: 'Assign Supplement', dialog: (rows, end) => <AssignDialog rows={rows} end={end} /> },
};

const NONE: readonly never[] = [];

export const selectedUsers = changing(() => {
  const { users = NONE, found } = useShownLists<UsersLists>();
  const shown = useMemo(() => (found ? usersOf(found) : NONE), [found]);
  return { noun: PEOPLE.noun, rows: users, shown, where: 'found', viewOf: everybody, acts: ACTS };
});
