import { plainTitle } from '@/lib/plainText';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { editAt, toAdd, toEdit, type Checkup, type Reason, type Step } from '../finding';
import { makeChecks } from '../makeChecks';
import { remember } from '../remember';
import { alsoAs, DOUBLE, firstByKey } from '../sameText';
import { type NotificationFolder } from '@/services/notifications';

const EMPTY: Reason = { key: 'empty', title: 'Empty folder', text: 'What is sent to it reaches nobody.' };

/** Checks the folders, one in each step. Two that have the same members today may differ tomorrow; names may not. */
export function* folderSteps(folders: readonly NotificationFolder[]): Generator<Step> {
  const firstOfName = firstByKey<NotificationFolder>();
  for (const folder of folders) {
    yield null;
    const { id, userIds } = folder;
    const name = titleOf(folder.name);
    // Not the ids of 50,000 members: what was accepted counts while as many are in it.
    const base = {
      about: `folder ${id}`,
      record: [folder.name, userIds?.length ?? null],
      name,
      place: '',
      picture: undefined,
    };
    const twin = firstOfName(plainTitle(folder.name), folder);
    const act = toEdit('name', name, editAt('name', id, 'editFolder'));
    if (twin) yield { ...base, reason: DOUBLE.key, said: alsoAs(titleOf(twin.name)), act };
    if (userIds?.length === 0)
      yield {
        ...base,
        reason: EMPTY.key,
        said: ['No users'],
        act: toAdd('users', name, { dialog: `editFolder:${id}` }),
      };
  }
}

interface Lists {
  folders: Loaded<readonly NotificationFolder[]>;
  isLoading: boolean;
}

const makeCheckup = remember((folders: Loaded<readonly NotificationFolder[]>): Checkup => ({
  path: '/notifications',
  label: 'Notifications',
  reasons: [DOUBLE, EMPTY],
  steps: folders && (() => folderSteps(folders)),
  checked: folders ? [countOf(folders.length, 'folder')] : [],
}));

export const notificationsChecks = makeChecks(({ folders }: Lists) => makeCheckup(folders));
