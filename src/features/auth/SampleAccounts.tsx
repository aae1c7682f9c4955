import { ArrowRight } from 'react-bootstrap-icons';
import { Initials } from '@/components/avatar/Initials';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { notifyError } from '@/components/notify/notify';
import { type SessionUser } from '@/services/session/session';
import { type SampleAccount } from '@/services/http/settings';
import { useSignIn } from './useSignIn';

interface Props {
  accounts: readonly SampleAccount[];
  onSignedIn: (user: SessionUser) => void;
}

/** Mock builds only: one click signs in with a seed account. */
export function SampleAccounts({ accounts, onSignedIn }: Props) {
  const signIn = useSignIn(onSignedIn);
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
