import { RowButton } from '@/components/table/RowButton';
import { type User } from '@/services/userTypes';
import { useActivation } from './useActivation';

/** Activates with one click. */
export function ActivateButton({ user }: { user: User }) {
  const { activate, isBusy } = useActivation(user);
  return <RowButton label="Activate" isBusy={isBusy} onClick={activate} />;
}
