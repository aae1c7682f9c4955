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
