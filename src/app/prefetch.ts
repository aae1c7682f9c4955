import { whenIdle } from '@/components/lazy/whenIdle';
import { type AppRouter } from '@/screen/navigation/appRouter';
import { selectUser } from '@/services/session/sessionState';
import { mayOpen } from '@/services/session/access';
import { prefetchScreen } from './screens';
import { SECTIONS } from './sections';
import { loadStandby } from './standby';
import { type AppStore } from './store';

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
      if (!user) {
        import(/* webpackChunkName: "shell" */ './shell/Shell').catch(() => undefined);
        prefetchScreen(SECTIONS[0]);
        return;
      }
      const next = SECTIONS.find((section) => section.module && mayOpen(user, section));
      if (next) prefetchScreen(next);
      stop();
    });
  });
}
