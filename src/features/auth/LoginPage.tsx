import { useEffect } from 'react';
import { ArrowRight } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { Initials } from '@/components/avatar/Initials';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { notifyError } from '@/components/notify/notify';
import { Link } from '@/lib/Link';
import { type SessionUser } from '@/services/session/session';
import { selectUser, signedIn } from '@/services/session/sessionState';
import { settings, type SampleAccount } from '@/services/http/settings';
import { AuthPage } from './AuthPage';
import { LoginForm } from './LoginForm';
import { useSignIn } from './useSignIn';

/** What a person who signed in has come to is seen from its top, and has the focus: the form that had it is gone. */
function showContent() {
  document.documentElement.scrollTop = 0;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** A person who is signed in is redirected to the page that they wanted, or to the dashboard. */
export function LoginPage() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  useEffect(() => showContent, []);
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

interface Props {
  accounts: readonly SampleAccount[];
  onSignedIn: (user: SessionUser) => void;
}

/** Mock builds only: one click signs in with a seed account. */
function SampleAccounts({ accounts, onSignedIn }: Props) {
  const signIn = useSignIn({ onSignedIn });
  const { run, isBusy } = useOneAtATime();
  return (
    <section className="demo" aria-label="Sample accounts">
      <p className="meta">Sample accounts, password {accounts[0]?.password}</p>
      {accounts.map(({ name, email, password, about }) => (
        <button
          key={email}
          type="button"
          className="btn btn-quiet"
          aria-disabled={isBusy}
          onClick={() => void run(async () => notifyError((await signIn({ email, password })) ?? null))}
        >
          <Initials name={name} />
          <span>
            <b>{name}</b>
            <span className="meta">{about}</span>
            <span className="meta d-block">{email}</span>
          </span>
          <ArrowRight aria-hidden />
        </button>
      ))}
    </section>
  );
}
