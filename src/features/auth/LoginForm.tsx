import { useState } from 'react';
import { BusyButton } from '@/components/dialog/BusyButton';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { Form, GeneralError } from '@/components/form/Form';
import { PasswordField } from '@/components/form/PasswordField';
import { TextField } from '@/components/form/TextField';
import { useSafeForm } from '@/components/form/useSafeForm';
import { type SessionUser } from '@/services/session/session';
import { loginSchema, type LoginValues, useSignIn } from './useSignIn';

interface Props {
  initialEmail: string;
  /** The person whose session expired, if one did. */
  renewalOf?: SessionUser;
  onSignedIn: (user: SessionUser) => void;
}

/** The form of the sign-in page and of the dialog for an expired session. */
export function LoginForm({ initialEmail, renewalOf, onSignedIn }: Props) {
  const [cause, setCause] = useState<string>();
  const signIn = useSignIn({ onSignedIn, onCause: setCause, renewalOf });
  const form = useSafeForm<LoginValues>(
    { initialValues: { email: initialEmail, password: '' }, schema: loginSchema, onSave: signIn },
    useOneAtATime(),
  );
  return (
    <>
      <Form form={form} className="grid login">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the form is the only purpose of the page
          autoFocus={!initialEmail}
        />
        <div className="with-forgot">
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          {/* The link does nothing on purpose (docs/behaviour.md). */}
          <a className="meta forgot" href="/login" onClick={(event) => event.preventDefault()}>
            Forgot Password
          </a>
          <GeneralError text={form.generalError} />
        </div>
        <BusyButton type="submit" isBusy={form.isBusy}>
          Sign in
        </BusyButton>
      </Form>
      <div role="status">
        {(form.isBusy || form.generalError) && cause && <p className="meta text-center mt-3">{cause}</p>}
      </div>
    </>
  );
}
