import { digest } from '@/lib/digest';
import { readToken } from '@/services/session/session';
import { selectUser } from '@/services/session/sessionState';
import { endSession } from '../endSession';
import { type AppStore } from '../store';

/** What tells the other tabs; null in a browser that has none, or refuses it where it blocks storage. */
export function openChannel(name: string) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Ends the session in every tab that has the same token, such as a duplicated one. */
export function shareLogout(store: AppStore) {
  const channel = openChannel('logout');
  if (!channel) return;
  let current: string | null = null;
  const noteSession = () => {
    const token = selectUser(store.getState()) && readToken();
    if (token) current = digest(token);
    else if (current !== null) {
      channel.postMessage(current);
      current = null;
    }
  };
  noteSession();
  store.subscribe(noteSession);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === current && current !== null) store.dispatch(endSession());
  };
}
