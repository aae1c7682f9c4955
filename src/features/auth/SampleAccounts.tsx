import { ArrowRight } from 'react-bootstrap-icons';
import { Initials } from '@/components/avatar/Initials';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { notifyError } from '@/components/notify/notify';
import { type SessionUser } from '@/services/session';
import { settings } from '@/services/settings';
import { useSignIn } from './useSignIn';

/** Mock builds only: one click signs in with a seed account. */
export function SampleAccounts({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const signIn = useSignIn(onSignedIn);
  const { run, isBusy } = useOneAtATime();
  const { sampleAccounts } = settings();
  if (!sampleAccounts) return null;
  return (
    <section className="demo" aria-label="Sample accounts">
      <p className="meta">Sample accounts, password {sampleAccounts[0]?.password}</p>
      {sampleAccounts.map(({ name, email, password, about }) => (
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
