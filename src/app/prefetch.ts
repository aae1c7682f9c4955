import { type createBrowserRouter } from 'react-router-dom';
import { selectUser } from '@/services/sessionState';
import { mayOpen } from './access';
import { prefetchScreen } from './screens';
import { SECTIONS } from './sections';
import { type AppStore } from './store';

type Router = ReturnType<typeof createBrowserRouter>;

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000);

/** Fetches the code of the likely next screen while the browser is idle: once a page stands, never before. */
export function startPrefetching(router: Router, store: AppStore) {
  const fetched = new Set<string>();
  const stop = router.subscribe(({ initialized, navigation, location: { pathname } }) => {
    if (!initialized || navigation.state !== 'idle' || fetched.has(pathname)) return;
    fetched.add(pathname);
    whenIdle(() => {
      const user = selectUser(store.getState());
      if (!user) {
        import(/* webpackChunkName: "shell" */ './shell/Shell').catch(() => undefined);
        prefetchScreen('/dashboard');
        return;
      }
      const next = SECTIONS.find((section) => section.module && mayOpen(user, section));
      if (next) prefetchScreen(next.path);
      stop();
    });
  });
}
