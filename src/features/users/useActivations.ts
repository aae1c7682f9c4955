import { useRef, useState } from 'react';
import { saveOrTell } from '@/screen/saveOrTell';
import { type Id } from '@/services/http/decode';
import { useReload } from '@/services/http/useReload';
import { useActivateUserMutation, usersApi } from '@/services/users';

/**
 * Activates users, several at a time: one can go on while a call has no answer. Each is `busy` until the list has loaded
 * again, so that a second click does nothing.
 */
export function useActivations() {
  const [send] = useActivateUserMutation();
  const reload = useReload(usersApi.endpoints.listUsers);
  const running = useRef(new Set<Id>());
  const [busy, setBusy] = useState<ReadonlySet<Id>>(new Set());
  const show = () => setBusy(new Set(running.current));

  const activate = async (id: Id) => {
    if (running.current.has(id)) return;
    running.current.add(id);
    show();
    try {
      await saveOrTell(send({ id }), reload);
    } finally {
      running.current.delete(id);
      show();
    }
  };
  return { activate, busy };
}
