import { InfoCircle } from 'react-bootstrap-icons';
import { useFormValue } from '@/components/form/useFormValue';

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
