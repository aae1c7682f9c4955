import { readToken } from '@/services/session/session';
import { selectUser } from '@/services/session/sessionState';
import { endSession } from './endSession';
import { type AppStore } from './store';

/** Tells sessions apart without handing their tokens around. */
const digest = (token: string) => [...token].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/** A session that ends in one tab ends in those that share its token, such as tabs that were duplicated. */
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
