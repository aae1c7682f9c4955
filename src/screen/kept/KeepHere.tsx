import { useId, useState } from 'react';
import { keepsPeople } from './keptList';
import { keepsHere } from './onDevice';
import { useKeptMark } from './keptMark';
import { FormCheck } from '@/components/form/FormCheck';
import { useOwner } from '@/services/session/useSession';

/** Lets a person decide whether what may name people stays in this browser when they sign out. */
export function KeepHere() {
  const owner = useOwner();
  const [isKept, keep] = useKeptMark(keepsHere);
  const hint = useId();
  return (
    <div>
      <FormCheck
        className="form-check"
        aria-describedby={hint}
        checked={isKept}
        onChange={({ target }) => keep(target.checked)}
      >
        <span className="form-check-label">Keep on this device</span>
      </FormCheck>
      <p className="meta" id={hint}>
        {keepsHere.isHereOnly(owner)
          ? 'Until this page is left, as this browser’s storage is full or blocked.'
          : 'Otherwise views of people, saved replies and posts set aside are forgotten when you sign out.'}
      </p>
    </div>
  );
}

/** The same beside what signs a person out, if there is anything to lose. */
export function KeepOffer() {
  const owner = useOwner();
  const [isShown] = useState(() => keepsPeople(owner));
  return isShown && <KeepHere />;
}
