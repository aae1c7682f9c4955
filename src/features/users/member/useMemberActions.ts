import { useDispatch } from 'react-redux';
import { type User } from '@/services/userTypes';
import { useActivations } from '../useActivations';
import { overOpened, type OverDialog } from './memberSlice';

/** What one does about a person without leaving the panel: in the head, and on narrow windows in a menu. */
export function useMemberActions(user: User) {
  const dispatch = useDispatch();
  const { activate, busy } = useActivations();
  const open = (kind: OverDialog['kind']) => () => dispatch(overOpened({ kind }));
  return [
    { label: 'Update BMR', isBusy: false, onSelect: open('bmr') },
    { label: 'Assign Supplement', isBusy: false, onSelect: open('supplements') },
    user.isActive
      ? { label: 'Deactivate', isBusy: false, onSelect: open('deactivate') }
      : { label: 'Activate', isBusy: busy.has(user.id), onSelect: () => void activate(user.id) },
  ];
}
