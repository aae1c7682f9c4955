import { useDispatch, useSelector } from 'react-redux';
import { DialogByKind } from '@/screen/RowDialogs';
import { type SessionUser } from '@/services/session/session';
import { EditProfileDialog } from './dialogs/EditProfileDialog';
import { ForgetDialog } from './dialogs/ForgetDialog';
import { dialogClosed, selectProfileScreen } from './profileScreen';

/** The open dialog of the profile. */
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
