import { InfoCircle } from 'react-bootstrap-icons';
import { useFormValue } from '@/components/form/useFormValue';

interface Props {
  /** The title of the stored role, which is an administrator's. */
  role: string;
  /** Whether the account is that of the person signed in. */
  isOwn: boolean;
}

/** What an administrator loses with another role. The form can take theirs away, but offers it to nobody. */
export function AdministratorNotice({ role, isOwn }: Props) {
  const { initialValue, value } = useFormValue<string>('role');
  return (
    <div role="status">
      {value !== initialValue && (
        <p className="info-box">
          <InfoCircle aria-hidden />
          {isOwn && 'This is your own account: what you save takes effect at once. '}
          {`The role ${role} is lost: only the ticked modules can be opened then, and this form cannot give it back.`}
        </p>
      )}
    </div>
  );
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The notice for moderators who edit themselves, by the modules that they have and those that are ticked. */
export function ownAccountText(before: readonly string[], after: readonly string[]): string {
  const sentences = ['This is your own account: what you save takes effect at once.'];
  const lost = before.filter((name) => !after.includes(name));
  if (lost.length > 0) sentences.push(`You would lose ${list.format(lost)}.`);
  if (lost.includes('Moderators')) sentences.push('Without Moderators you are led to the dashboard.');
  return sentences.join(' ');
}

export function OwnAccountNotice() {
  const { initialValue, value } = useFormValue<string[]>('modules');
  return (
    <p className="info-box own-account" role="status">
      <InfoCircle aria-hidden />
      {ownAccountText(initialValue, value)}
    </p>
  );
}
