import { useRef } from 'react';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/errors';
import { useActivateUserMutation } from '@/services/users';
import { type User } from '@/services/userTypes';

/** One click activates; the list reloads after it (§4 App user). A second click while it runs does nothing. */
export function ActivateButton({ user }: { user: User }) {
  const [activate, { isLoading }] = useActivateUserMutation();
  const isUnderWay = useRef(false);
  const run = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { error } = await activate(user.id);
    isUnderWay.current = false;
    if (error) notifyError(failureMessage(error));
  };
  return (
    <button
      type="button"
      className={`btn btn-outline-secondary btn-sm ${isLoading ? 'busy' : ''}`}
      aria-disabled={isLoading}
      onClick={() => void run()}
    >
      {isLoading ? 'Please wait...' : 'Activate'}
    </button>
  );
}
