import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { RowButton } from '@/components/table/RowButton';
import { saveOrTell } from '@/screen/saveOrTell';
import { useReload } from '@/services/http/useReload';
import { useActivateUserMutation, usersApi } from '@/services/users';
import { type User } from '@/services/userTypes';

/** Activates with one click. It stays busy until the list has loaded again, so that a second click does nothing. */
export function ActivateButton({ user }: { user: User }) {
  const [activate] = useActivateUserMutation();
  const reload = useReload(usersApi.endpoints.listUsers);
  const { run, isBusy } = useOneAtATime();
  const onClick = () => void run(() => saveOrTell(activate(user.id), reload));
  return <RowButton label="Activate" isBusy={isBusy} onClick={onClick} />;
}
