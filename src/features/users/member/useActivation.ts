import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { saveOrTell } from '@/screen/saveOrTell';
import { useReload } from '@/services/http/useReload';
import { useActivateUserMutation, usersApi } from '@/services/users';
import { type User } from '@/services/userTypes';

/** Activates a user. It stays busy until the list has loaded again, so that a second click does nothing. */
export function useActivation({ id }: User) {
  const [activate] = useActivateUserMutation();
  const reload = useReload(usersApi.endpoints.listUsers);
  const { run, isBusy } = useOneAtATime();
  return { activate: () => void run(() => saveOrTell(activate(id), reload)), isBusy };
}
