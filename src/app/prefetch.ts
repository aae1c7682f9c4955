import { whenIdle } from '@/components/lazy/whenIdle';
import { type AppRouter } from '@/screen/navigation/appRouter';
import { type SessionUser } from '@/services/session/session';
import { selectUser } from '@/services/session/sessionState';
import { mayOpen } from '@/services/session/access';
import { prefetchScreen } from './screens';
import { loadStandby } from './standby';
import { type AppStore } from './store';

/** Prefetches the shell, and the screen that is likely to be opened next: before signing in that is the first one. */
async function prefetchNext(user: SessionUser | null) {
  const { SECTIONS } = await import(/* webpackChunkName: "shell" */ './sections');
  const next = user ? SECTIONS.find((section) => section.module && mayOpen(user, section)) : SECTIONS[0];
  if (next) prefetchScreen(next);
}

/**
 * Once a page is shown and the browser is idle, prefetches the code that reports failures and that of the screen which
 * is likely to be opened next.
 */
export function startPrefetching(router: AppRouter, store: AppStore) {
  const fetched = new Set<string>();
  const stop = router.subscribe(({ location: { pathname } }) => {
    // Who follows a link and signs in is at the same address twice, first as a visitor.
    const page = `${selectUser(store.getState()) ? 'signed in' : 'visitor'} ${pathname}`;
    if (fetched.has(page)) return;
    fetched.add(page);
    whenIdle(() => {
      loadStandby();
      const user = selectUser(store.getState());
      if (user) stop();
      prefetchNext(user).catch(() => undefined);
    });
  });
}
