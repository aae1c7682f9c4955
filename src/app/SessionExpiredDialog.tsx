import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { DialogFrame } from '@/components/dialog/DialogFrame';
import { LoginForm } from '@/features/auth/LoginForm';
import { KeepOffer } from '@/screen/kept/KeepHere';
import { type SessionUser } from '@/services/session/session';
import { settleRenewal } from '@/services/session/sessionGate';
import { selectUser, signedIn } from '@/services/session/sessionState';
import { endSession, forgetAccount } from './endSession';
import { useAppDispatch } from './hooks';
import { KeptDrafts } from './KeptDrafts';
import './sessionExpired.scss';

const stay = () => {};

/**
 * Shown over the page when the server refused the token (docs/behaviour.md). The same person goes on where they were,
 * and the refused calls are sent again; for another person the state is reset.
 */
export function SessionExpiredDialog() {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const titleId = useId();
  if (!user) return null;

  const goOn = (person: SessionUser) => {
    const isSame = person.id === user.id;
    // Flushed, so that the guard leaves the page before its form or its address can block the navigation.
    if (!isSame) flushSync(() => dispatch(forgetAccount('otherPerson')));
    dispatch(signedIn(person));
    if (isSame) settleRenewal(true);
  };

  return (
    // Neither Esc nor a click beside it closes it: without a session there is no page to return to.
    <DialogFrame titleId={titleId} onDismiss={stay} firstFocus="[type=password]" isNarrow>
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          Your session has expired. Please sign in again.
        </h2>
      </div>
      <div className="modal-body">
        <LoginForm initialEmail={user.email} renewalOf={user} onSignedIn={goOn} />
        <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(endSession('expired'))}>
          Log out
        </button>
        <KeepOffer />
        <KeptDrafts />
      </div>
    </DialogFrame>
  );
}
