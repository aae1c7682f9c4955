import { useMemo } from 'react';
import { type Loaded } from '@/lib/loaded';
import { ChangeDialog } from '@/screen/changeMany/ChangeDialog';
import { replaced, type Act, type Many } from '@/screen/changeMany/many';
import { SelectionBar, type ActSpec } from '@/screen/changeMany/SelectionBar';
import { type User } from '@/services/userTypes';
import { EVERYBODY } from '../list/UsersSaved';
import { NO_USERS, usersOf, type FoundUsers } from '../list/usersRows';
import { statusRecord as kind } from '../userRecords';
import { AssignDialog } from './AssignDialog';
import { PEOPLE } from './people';

type Status = ReturnType<typeof kind.values>;

const USERS: Many<User, Status> = { ...PEOPLE, kind };

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

interface Props {
  users: Loaded<readonly User[]>;
  found: Loaded<FoundUsers>;
}

const NONE: readonly never[] = [];

/** What can be done with the selected users. */
export function SelectedUsers({ users = NONE, found = NO_USERS }: Props) {
  const shown = useMemo(() => usersOf(found), [found]);
  return (
    <SelectionBar
      className="selection-bar"
      noun={PEOPLE.noun}
      rows={users}
      shown={shown}
      where="found"
      viewOf={() => EVERYBODY}
      acts={ACTS}
    />
  );
}
