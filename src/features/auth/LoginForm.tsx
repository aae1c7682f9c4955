import { type ReactNode } from 'react';
import { Form, Formik } from 'formik';
import { FormError } from '@/components/form/FormError';
import { PasswordField } from '@/components/form/PasswordField';
import { TextField } from '@/components/form/TextField';
import { type SessionUser } from '@/services/session';
import { loginSchema, type LoginValues } from './loginForm';
import { useSignIn } from './useSignIn';

interface Props {
  initialEmail: string;
  /** Set where the session of this person expired. */
  renewalOf?: SessionUser;
  onSignedIn: (user: SessionUser) => void;
  /** Stands below the form and may use its Formik context. */
  children?: ReactNode;
}

/** §2 /login, §5 Login: also stands in the dialog that opens when a session expired. */
export function LoginForm({ initialEmail, renewalOf, onSignedIn, children }: Props) {
  const signIn = useSignIn(onSignedIn, renewalOf);
  return (
    <Formik<LoginValues>
      initialValues={{ email: initialEmail, password: '' }}
      validationSchema={loginSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={async (values, { setStatus }) => setStatus(await signIn(values))}
    >
      {({ isSubmitting }) => (
        <>
          <Form className="grid" noValidate>
            <FormError />
            <TextField name="email" label="Email" type="email" autoComplete="username" />
            <div className="with-forgot">
              <PasswordField name="password" label="Password" autoComplete="current-password" />
              {/* §2: the link does nothing. */}
              <a className="meta forgot" href="/login" onClick={(event) => event.preventDefault()}>
                Forgot Password
              </a>
            </div>
            <button
              type="submit"
              className={`btn btn-primary btn-tall ${isSubmitting ? 'busy' : ''}`}
              aria-disabled={isSubmitting}
            >
              {isSubmitting ? 'Please wait...' : 'Sign in'}
            </button>
          </Form>
          {children}
        </>
      )}
    </Formik>
  );
}
