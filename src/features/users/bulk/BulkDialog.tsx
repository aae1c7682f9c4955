import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '@/components/dialog/Dialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { LeaveRound } from '@/screen/LeaveRound';
import { outcomeOf } from '@/components/batch/batch';
import { BatchFooter } from '@/components/batch/BatchFooter';
import { BatchList } from '@/components/batch/BatchList';
import { BatchProgress } from '@/components/batch/BatchProgress';
import { type Id } from '@/services/http/decode';
import { type User } from '@/services/userTypes';
import { useBatch } from '@/components/batch/useBatch';
import { roundEnded } from '@/screen/journal/changes';
import { failureMessage } from '@/services/http/errors';
import {
  useActivateOneOfManyMutation,
  useAssignToOneOfManyMutation,
  useDeactivateOneOfManyMutation,
  invalidateUsers,
} from '@/services/users';
import { FolderChecks } from '../member/dialogs/SupplementsDialog';
import { UserLine } from '../UserLine';
import { usersOf, type FoundUsers } from '../list/usersRows';
import { bulkAction, planOf, type BulkKind } from './bulkActions';
import { bulkClosed, selectBulk, selectedOf, selectionCleared } from './bulkSlice';

/** The open dialog about all selected users. */
export function BulkDialogs({ found }: { found: FoundUsers }) {
  const dispatch = useDispatch();
  const { bulk, selection } = useSelector(selectBulk);
  if (!bulk) return null;
  const selected = usersOf(selectedOf(found, selection));
  return <BulkDialog kind={bulk.kind} selected={selected} onClose={() => dispatch(bulkClosed())} />;
}

interface Props {
  kind: BulkKind;
  /** The users selected when the dialog opens; later changes of the selection and the list do not count. */
  selected: readonly User[];
  onClose: () => void;
}

/** Changes many users the same way: says what will be done, then shows the result of each call. */
function BulkDialog({ kind, selected, onClose }: Props) {
  const [{ people, startLabel, texts }] = useState(() => planOf(kind, selected));
  const [folderIds, setFolderIds] = useState<readonly Id[]>([]);
  const { batch, start, stop } = useBulkRun(kind, people);
  useClosedIfGone(texts.length === 0, onClose);

  const { label } = bulkAction(kind);
  const canStart = people.length > 0 && (kind !== 'supplements' || folderIds.length > 0);
  return (
    <LeaveRound
      batch={batch}
      text="The calls under way will finish; the other users stay as they are."
      onClose={onClose}
    >
      {(leave) => (
        <Dialog
          title={label}
          onClose={leave}
          footer={
            <BatchFooter
              batch={batch}
              canStart={canStart}
              labels={{ start: startLabel, rest: 'Go on' }}
              onStart={() => start(folderIds)}
              onStop={stop}
              onClose={onClose}
            />
          }
        >
          {batch.phase === 'ready' ? (
            <>
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {kind === 'supplements' && <FolderChecks value={folderIds} onChange={setFolderIds} />}
            </>
          ) : (
            <>
              <BatchProgress label={startLabel} batch={batch} />
              <BatchList label="Users" batch={batch} describe={(user) => <UserLine user={user} />} />
            </>
          )}
        </Dialog>
      )}
    </LeaveRound>
  );
}

const AT_ONCE = 4;

/** Changes the people, a few at a time. The lists that show them load again once, after the last call's reply. */
function useBulkRun(kind: BulkKind, people: readonly User[]) {
  const dispatch = useDispatch();
  const { batch, start, stop } = useBatch(people, AT_ONCE);
  const [activate] = useActivateOneOfManyMutation();
  const [deactivate] = useDeactivateOneOfManyMutation();
  const [assign] = useAssignToOneOfManyMutation();

  const begin = (supplementCategoryId: readonly Id[]) => {
    const calls = {
      activate,
      deactivate,
      supplements: (userId: Id) => assign({ userId, supplementCategoryId }),
    };
    const send = async ({ id }: User) => {
      const { error } = await calls[kind](id);
      return outcomeOf(error, failureMessage);
    };
    const after = () => {
      dispatch(invalidateUsers());
      dispatch(roundEnded());
    };
    dispatch(selectionCleared());
    start({ send, after });
  };

  return { batch, start: begin, stop };
}
