import { Initials } from '@/components/avatar/Initials';
import { MediaThumb } from '@/components/media/MediaThumb';
import { mediaUrl } from '@/services/media/media';
import { fullName } from '@/services/names';
import { type SessionUser } from '@/services/session/session';

/** The person's picture, or initials if there is none, with name and role beside it. */
export function ProfilePicture({ user }: { user: SessionUser }) {
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
