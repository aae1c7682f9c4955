import { Pencil } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { screenOf } from '@/screen/section';
import { selectUser } from '@/services/session/sessionState';
import { EditProfileDialog } from './dialogs/EditProfileDialog';
import { ProfileDetails } from './ProfileDetails';
import { ProfilePicture } from './ProfilePicture';
import {
  dialogClosed,
  dialogOpened,
  selectProfileScreen,
  type ProfileDialog,
  profileScreen,
  profileUrlFields,
} from './profileScreen';

const EDIT: ProfileDialog = { kind: 'edit' };

/** §2 Profile: who is signed in, as session storage has it; no call loads it. */
export function ProfilePage() {
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectProfileScreen);
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <section className="card profile" aria-label="Profile">
      <div className="profile-head">
        <ProfilePicture user={user} />
        <button type="button" className="btn btn-primary push" onClick={() => dispatch(dialogOpened(EDIT))}>
          <Pencil aria-hidden />
          Edit Profile
        </button>
      </div>
      <ProfileDetails user={user} />
      {dialog && <EditProfileDialog user={user} onClose={() => dispatch(dialogClosed(EDIT))} />}
    </section>
  );
}

export const screen = screenOf(ProfilePage, profileScreen, profileUrlFields);
