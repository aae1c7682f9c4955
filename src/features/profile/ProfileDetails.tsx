import { DetailList } from '@/components/details/DetailList';
import { fullName } from '@/services/names';
import { type SessionUser } from '@/services/session/session';

/** An unknown value is shown as N/A, an empty text about oneself as `No bio available.` */
export function ProfileDetails({ user }: { user: SessionUser }) {
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
