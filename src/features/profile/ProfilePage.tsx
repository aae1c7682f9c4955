import { Pencil } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { screenOf } from '@/screen/section';
import { selectUser } from '@/services/session/sessionState';
import { ProfileDetails } from './ProfileDetails';
import { ProfilePicture } from './ProfilePicture';
import { dialogClosed, dialogOpened, profileScreen, profileUrlFields, selectProfileScreen } from './profileScreen';
import './profile.scss';

const editProfileDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "profile-dialogs" */ './dialogs/EditProfileDialog')).EditProfileDialog,
);

/** The person who is signed in, from session storage: no call loads it. */
export function ProfilePage() {
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectProfileScreen);
  const user = useSelector(selectUser);
  if (!user) return null;
  const close = () => {
    if (dialog) dispatch(dialogClosed(dialog));
  };
  return (
    <section className="card profile" aria-label="Profile">
      <div className="profile-head">
        <ProfilePicture user={user} />
        <button type="button" className="btn btn-primary push" onClick={() => dispatch(dialogOpened({ kind: 'edit' }))}>
          <Pencil aria-hidden />
          Edit Profile
        </button>
      </div>
      <ProfileDetails user={user} />
      <ScreenDialogs of={editProfileDialog} props={{ user, onClose: close }} dialog={dialog} closed={dialogClosed} />
    </section>
  );
}

export const screen = screenOf(
  ProfilePage,
  profileScreen,
  profileUrlFields,
  async () => (await import(/* webpackChunkName: "profile-dialogs" */ './profileChanges')).profileChanges,
);
