import { safely } from '@/lib/safely';
import { digest } from '@/lib/digest';
import { readToken } from '@/services/session/session';
import { selectUser } from '@/services/session/sessionState';
import { endSession } from './endSession';
import { type AppStore } from './store';

/** In local storage: the digests of the sessions that ended at this browser, the latest last. Nothing else of them is kept. */
const KEY = 'ended sessions';

/** More are open at no browser. */
const MOST = 50;

/** Empty where storage is blocked or holds something else. */
function endedSessions(): unknown[] {
  const stored = safely(() => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown);
  return Array.isArray(stored) ? stored : [];
}

function note(session: string, hasEnded: boolean) {
  const before = endedSessions();
  if (before.includes(session) === hasEnded) return;
  const others = before.filter((each) => each !== session);
  // Where storage is blocked, each tab ends its own session alone.
  safely(() => localStorage.setItem(KEY, JSON.stringify(hasEnded ? [...others, session].slice(-MOST) : others)));
}

/**
 * Ends the session in every tab that has the same token, such as a duplicated one: at once where the tab listens, else
 * when it is loaded, or shown again after it was on another site, in the back/forward cache or asleep.
 */
export function shareLogout(store: AppStore) {
  let current: string | null = null;
  const look = () => {
    if (current !== null && endedSessions().includes(current)) store.dispatch(endSession('otherTab'));
  };
  const noteSession = () => {
    const token = selectUser(store.getState()) && readToken();
    const session = token ? digest(token) : null;
    if (session === current) return;
    const before = current;
    current = session;
    // A backend may give the same token twice: who signs in with it is signed in.
    if (session !== null) note(session, false);
    else if (before !== null) note(before, true);
  };
  const restored = selectUser(store.getState()) && readToken();
  if (restored) current = digest(restored);
  look();
  store.subscribe(noteSession);
  window.addEventListener('storage', ({ key }) => key === KEY && look());
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
