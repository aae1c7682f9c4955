import { useMemo, useState } from 'react';
import { titleOf } from '@/components/format/title';
import { ChangeDialog } from '../ChangeDialog';
import { replaced, type Act, type ActWords, type Many } from '../many';
import { type EndAct } from '../selectable';
import { type Id } from '@/services/http/decode';
import { useListSupplementsQuery } from '@/services/supplements';
import { type User } from '@/services/userTypes';
import { assignmentRecord } from '@/features/users/userRecords';
import { SupplementBoxes } from '@/features/users/SupplementBoxes';
import { PEOPLE } from './people';

type Assigned = ReturnType<typeof assignmentRecord.values>;

const USERS: Many<User, Assigned> = { ...assignmentRecord, ...PEOPLE };

/** Gives many users the same supplements, in place of those that they had. */
export function AssignDialog({ rows, end }: { rows: readonly User[]; end: EndAct }) {
  const [folderIds, setFolderIds] = useState<readonly Id[]>([]);
  const { data: folders } = useListSupplementsQuery();
  const act = useMemo(() => {
    if (folderIds.length === 0) return null;
    const titles = (ids: readonly Id[]) =>
      ids.map((id) => titleOf(folders?.find((folder) => folder.id === id)?.title ?? '')).join(', ');
    const assign: Act<Assigned> = ({ supplementCategoryId }) => [
      {
        name: 'supplementCategoryId',
        value: folderIds,
        marks: replaced(titles(supplementCategoryId), titles(folderIds)),
      },
    ];
    return assign;
  }, [folderIds, folders]);
  return (
    <ChangeDialog
      many={USERS}
      rows={rows}
      words={WORDS}
      act={act}
      hint="Choose what they get."
      isTyped={act !== null}
      end={end}
    >
      <SupplementBoxes value={folderIds} onChange={setFolderIds} />
    </ChangeDialog>
  );
}

const WORDS: ActWords = {
  title: (users) => `Assign supplements to ${users}`,
  verb: 'Assign to',
  about: (_plans, users) => `The ticked folders will replace the supplements of ${users}.`,
  same: ['has them already', 'have them already'],
  done: 'Supplements assigned',
};
