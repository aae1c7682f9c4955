import Modal from 'react-bootstrap/Modal';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { LoginForm } from '@/features/auth/LoginForm';
import { type SessionUser } from '@/services/session';
import { settleRenewal } from '@/services/sessionGate';
import { selectUser, signedIn } from '@/services/sessionState';
import { endSession, forgetAccount } from './endSession';
import { useAppDispatch } from './hooks';

/**
 * Stands over the page when the server refused the token (readings, "Session expiry"). The same person goes on where
 * they were and the refused calls are sent again; another person starts clean.
 */
export default function SessionExpiredDialog() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  if (!user) return null;

  const goOn = (person: SessionUser) => {
    const isSame = person.id === user.id;
    if (!isSame) dispatch(forgetAccount());
    dispatch(signedIn(person));
    if (isSame) settleRenewal(true);
    else void navigate('/dashboard', { replace: true });
  };

  return (
    <Modal show centered backdrop="static" keyboard={false} aria-labelledby="session-expired" className="modal-narrow">
      <Modal.Header>
        <h2 className="modal-title" id="session-expired">
          Your session has expired. Please sign in again.
        </h2>
      </Modal.Header>
      <Modal.Body>
        <LoginForm initialEmail={user.email} renewalOf={user} onSignedIn={goOn} />
        <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(endSession())}>
          Log out
        </button>
      </Modal.Body>
    </Modal>
  );
}
