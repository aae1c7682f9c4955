import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { notifyError } from '@/components/notify/notify';
import { RowButton } from '@/components/table/RowButton';
import { failureMessage } from '@/services/http/errors';
import { useActivateUserMutation } from '@/services/users';
import { useUsersReload } from '@/services/usersReload';
import { type User } from '@/services/userTypes';

/** One click activates; the list reloads after it (§4 App user), and until then a second click does nothing. */
export function ActivateButton({ user }: { user: User }) {
  const [activate] = useActivateUserMutation();
  const reload = useUsersReload();
  const { run, isBusy } = useOneAtATime();
  const activateUser = async () => {
    const { error } = await activate(user.id);
    if (error) notifyError(failureMessage(error));
    else await reload();
  };
  return <RowButton label="Activate" isBusy={isBusy} onClick={() => void run(activateUser)} />;
}
