import { useSelector } from 'react-redux';
import { RowDialogs } from '@/screen/RowDialogs';
import { type SessionUser } from '@/services/session/session';
import { EditProfileDialog } from './dialogs/EditProfileDialog';
import { ForgetDialog } from './dialogs/ForgetDialog';
import { dialogClosed, selectProfileScreen } from './profileScreen';

/** The open dialog of the profile. */
export function ProfileDialogs({ user }: { user: SessionUser }) {
  const { dialog } = useSelector(selectProfileScreen);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        edit: (close) => <EditProfileDialog user={user} onClose={close} />,
        forget: (close) => <ForgetDialog onClose={close} />,
      }}
    />
  );
}
