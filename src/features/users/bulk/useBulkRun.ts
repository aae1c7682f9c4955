import { useDispatch } from 'react-redux';
import { outcomeOf } from '@/components/batch/batch';
import { useBatch } from '@/components/batch/useBatch';
import { roundEnded } from '@/screen/journal/changes';
import { type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import {
  useActivateOneOfManyMutation,
  useAssignToOneOfManyMutation,
  useDeactivateOneOfManyMutation,
  invalidateUsers,
} from '@/services/users';
import { type User } from '@/services/userTypes';
import { selectionCleared } from './bulkSlice';
import { type BulkKind } from './bulkActions';

const AT_ONCE = 4;

/** Changes the people, a few at a time. The lists that show them load again once, after the last call's reply. */
export function useBulkRun(kind: BulkKind, people: readonly User[]) {
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
