import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { textDrafts } from '@/screen/form/textDrafts';
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
      <UnsentTexts />
      <KeepOffer />
    </ConfirmDialog>
  );
}

/** Names what was typed in place, such as a comment, and is not sent. */
function UnsentTexts() {
  const titles = textDrafts().map(([, { title }]) => title);
  return titles.length > 0 && <p>{`What you have not sent yet will be lost: ${titles.join(', ')}.`}</p>;
}
