import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { KeepOffer } from '@/screen/kept/KeepHere';
import { endSession } from '../endSession';
import { useAppDispatch } from '../hooks';

/** Confirming clears all session storage and leads to /login. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      title="Confirm Logout"
      text="You will have to sign in again to go on."
      confirmLabel="Logout"
      tone="primary"
      onConfirm={() => dispatch(endSession())}
      onClose={onClose}
    >
      <KeepOffer />
    </ConfirmDialog>
  );
}
