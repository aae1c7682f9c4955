import { readToken } from '@/services/session/session';
import { selectUser } from '@/services/session/sessionState';
import { endSession } from './endSession';
import { type AppStore } from './store';

/** Identifies a session to other tabs without sending them its token. */
const digest = (token: string) => [...token].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/** Ends the session in every tab that has the same token, such as a duplicated one. */
export function shareLogout(store: AppStore) {
  const channel = new BroadcastChannel('logout');
  let current: number | null = null;
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
