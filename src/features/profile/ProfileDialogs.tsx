import { useDispatch, useSelector } from 'react-redux';
import { DialogByKind } from '@/screen/RowDialogs';
import { type SessionUser } from '@/services/session/session';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { notifySuccess } from '@/components/notify/notify';
import { forgetAllOf } from '@/screen/kept/onDevice';
import { EditProfileDialog } from './dialogs/EditProfileDialog';
import { dialogClosed, selectProfileScreen } from './profileScreen';
import { useOwner } from '@/services/session/useSession';

export function ProfileDialogs({ user }: { user: SessionUser }) {
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectProfileScreen);
  return (
    <DialogByKind
      dialog={dialog}
      onClose={(open) => dispatch(dialogClosed(open))}
      kinds={{
        edit: (close) => <EditProfileDialog user={user} onClose={close} />,
        forget: (close) => <ForgetDialog onClose={close} />,
      }}
    />
  );
}

/** Asks before what this browser keeps for the person is gone. */
function ForgetDialog({ onClose }: { onClose: () => void }) {
  const owner = useOwner();
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
