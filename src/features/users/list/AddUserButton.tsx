import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { plansApi } from '@/services/plans';
import { dialogOpened } from '../usersScreen';

/** Opens the dialog. Pointing at it or focusing it prefetches the plans that the dialog offers. */
export function AddUserButton() {
  const dispatch = useDispatch();
  const prefetch = plansApi.usePrefetch('listPlans');
  return (
    <button
      type="button"
      className="btn btn-primary"
      onPointerEnter={() => prefetch()}
      onFocus={() => prefetch()}
      onClick={() => dispatch(dialogOpened({ kind: 'add' }))}
    >
      <PlusLg aria-hidden />
      Add user
    </button>
  );
}
