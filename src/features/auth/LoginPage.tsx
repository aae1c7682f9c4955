import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { type SessionUser } from '@/services/session/session';
import { selectUser, signedIn } from '@/services/session/sessionState';
import { settings } from '@/services/http/settings';
import { AuthPage } from './AuthPage';
import { LoginForm } from './LoginForm';
import { SampleAccounts } from './SampleAccounts';

/** A person who is signed in is redirected to the page that they wanted, or to the dashboard. */
export function LoginPage() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { from } = (useLocation().state ?? {}) as { from?: string };
  if (user) return <Navigate to={from ?? '/dashboard'} replace />;
  const { sampleAccounts } = settings();
  const enter = (person: SessionUser) => dispatch(signedIn(person));
  return (
    <AuthPage
      title="Sign in"
      lead="Use your administrator email and password."
      // Not lazy: appearing later, it would move the form under the pointer.
      foot={__MIRAGE__ && sampleAccounts && <SampleAccounts accounts={sampleAccounts} onSignedIn={enter} />}
    >
      <LoginForm initialEmail="" onSignedIn={enter} />
      <p className="meta text-center mt-3">
        No account yet? <Link to="/signup">Sign up</Link>
      </p>
    </AuthPage>
  );
}
