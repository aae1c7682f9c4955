import { useSelector } from 'react-redux';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { notifySuccess } from '@/components/notify/notify';
import { forgetAllOf } from '@/screen/kept/onDevice';
import { selectUser } from '@/services/session/sessionState';

/** Asks before what this browser keeps for the person is gone. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const owner = useSelector(selectUser)?.id ?? '';
  const forget = () => {
    forgetAllOf(owner);
    notifySuccess('What this browser kept is forgotten.');
    onClose();
  };
  return (
    <ConfirmDialog
      title="Forget what this browser keeps?"
      text="Your saved views, chosen columns, saved replies, posts set aside and accepted findings are gone from this browser. Nothing changes on the server."
      confirmLabel="Forget"
      onConfirm={forget}
      onClose={onClose}
    />
  );
}
