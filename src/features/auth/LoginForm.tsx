import { BusyButton } from '@/components/dialog/BusyButton';
import { Form } from '@/components/form/Form';
import { GeneralError } from '@/components/form/GeneralError';
import { PasswordField } from '@/components/form/PasswordField';
import { TextField } from '@/components/form/TextField';
import { useSafeForm } from '@/components/form/useSafeForm';
import { type SessionUser } from '@/services/session';
import { loginSchema, type LoginValues } from './loginForm';
import { useSignIn } from './useSignIn';

interface Props {
  initialEmail: string;
  /** Set where the session of this person expired. */
  renewalOf?: SessionUser;
  onSignedIn: (user: SessionUser) => void;
}

/** §2 /login, §5 Login: also stands in the dialog that opens when a session expired. */
export function LoginForm({ initialEmail, renewalOf, onSignedIn }: Props) {
  const signIn = useSignIn(onSignedIn, renewalOf);
  const form = useSafeForm<LoginValues>({
    initialValues: { email: initialEmail, password: '' },
    schema: loginSchema,
    onSave: signIn,
  });
  return (
    <Form form={form} className="grid">
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <div className="with-forgot">
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        {/* §2: the link does nothing. */}
        <a className="meta forgot" href="/login" onClick={(event) => event.preventDefault()}>
          Forgot Password
        </a>
      </div>
      <GeneralError text={form.generalError} />
      <BusyButton type="submit" isBusy={form.isBusy}>
        Sign in
      </BusyButton>
    </Form>
  );
}
