import { Pencil } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { buildName } from '@/lib/buildName';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { KeepHere } from '@/screen/kept/KeepHere';
import { type Screen } from '@/screen/section';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { selectUser } from '@/services/session/sessionState';
import { DetailList } from '@/components/details/DetailList';
import { fullName } from '@/services/names';
import { type SessionUser } from '@/services/session/session';
import { Initials } from '@/components/avatar/Initials';
import { MediaThumb } from '@/components/media/MediaThumb';
import { mediaUrl } from '@/services/media/media';
import { dialogClosed, dialogOpened, PROFILE, selectProfileScreen } from './profileScreen';
import './profile.scss';

const profileDialogs = lazyDialogs(
  '/profile',
  async () => (await import(/* webpackChunkName: "profile-dialogs" */ './ProfileDialogs')).ProfileDialogs,
);

/** The person who is signed in, from session storage: no call loads it. */
export function ProfilePage() {
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectProfileScreen);
  const user = useSelector(selectUser);
  if (!user) return null;
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
      <section className="grid" aria-label="In this browser">
        <KeepHere />
        <p className="meta">
          <button type="button" className="link" onClick={() => dispatch(dialogOpened({ kind: 'forget' }))}>
            Forget what this browser keeps
          </button>
        </p>
      </section>
      <p className="meta">
        <a href="/licenses.txt" target="_blank" rel="noopener noreferrer">
          Open-source licences
        </a>
        <span className="build-name"> · Version {buildName()}</span>
      </p>
      <ScreenDialogs
        of={profileDialogs}
        props={{ user }}
        dialog={dialog}
        onClose={(open) => dispatch(dialogClosed(open))}
      />
    </section>
  );
}

export const screen: Screen = { Page: ProfilePage, state: PROFILE };

/** An unknown value is shown as N/A, an empty text about oneself as `No bio available.` */
function ProfileDetails({ user }: { user: SessionUser }) {
  const { email, age, phoneNo, about } = user;
  return (
    <DetailList
      details={[
        { label: 'Full name', value: fullName(user) },
        { label: 'Email', value: email },
        { label: 'Age', value: age },
        { label: 'Phone', value: phoneNo },
        { label: 'About', value: about.trim() ? about : 'No bio available.' },
      ]}
    />
  );
}

/** The person's picture, or initials if there is none, with name and role beside it. */
function ProfilePicture({ user }: { user: SessionUser }) {
  const name = fullName(user);
  return (
    <>
      {user.imageURL ? (
        <MediaThumb className="profile-picture" url={mediaUrl(user.imageURL)} alt={`Picture of ${name}`} />
      ) : (
        <Initials name={name} isLarge />
      )}
      <div className="profile-name">
        <h2 className="clip">{name}</h2>
        <p className="meta">{user.role}</p>
      </div>
    </>
  );
}
