import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { editAt, findingOf, toAdd, toEdit, withoutPicture, type Reason, type Step } from '../finding';
import { makeChecks, type Loading } from '../makeChecks';
import { alsoAs, DOUBLE, firstTwins } from '../sameText';
import { type NotificationLists } from '@/features/notifications/notificationsRows';
import { type NotificationFolder } from '@/services/notifications';

const EMPTY: Reason = { key: 'empty', title: 'Empty folder', text: 'What is sent to it reaches nobody.' };

/** Checks the folders, one in each step. Two that have the same members today may differ tomorrow; names may not. */
export function* folderSteps(folders: readonly NotificationFolder[]): Generator<Step> {
  const twinOf = firstTwins<NotificationFolder>();
  for (const folder of folders) {
    yield null;
    const { id, userIds } = folder;
    const name = titleOf(folder.name);
    // Not the ids of 50,000 members: what was accepted counts while as many are in it.
    const base = withoutPicture(`folder ${id}`, [folder.name, userIds?.length ?? null], name);
    const twin = twinOf(folder, folder.name);
    const act = toEdit('name', name, editAt('name', id, 'editFolder'));
    if (twin) yield findingOf(base, DOUBLE, alsoAs(titleOf(twin.name)), act);
    if (userIds?.length === 0)
      yield findingOf(base, EMPTY, ['No users'], toAdd('users', name, { dialog: `editFolder:${id}` }));
  }
}

export const notificationsChecks = makeChecks(({ folders }: NotificationLists & Loading) => [folders], {
  reasons: [DOUBLE, EMPTY],
  steps: folderSteps,
  checked: (folders) => [countOf(folders.length, 'folder')],
});
