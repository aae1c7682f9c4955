import { alertDialog } from '@/components/dialog/AlertHost';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { pause } from '@/lib/pause';
import { whenIdle } from '@/components/lazy/whenIdle';
import { toastStack } from '@/components/notify/ToastHost';
import { type Host } from '@/screen/host';
import { api } from '@/services/http/api';
import { type SessionUser } from '@/services/session/session';
import { selectUser } from '@/services/session/sessionState';
import { mayOpen } from '@/services/session/access';
import { prefetchScreen } from './screens';
import { type AppStore } from './store';

export const sessionExpiredDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './SessionExpiredDialog')).SessionExpiredDialog,
);

/**
 * Prefetches the code that reports a failure, because there may be no network when it is needed, and the sheet for paper;
 * begins to keep what happens.
 */
function loadStandby(host: Host) {
  for (const piece of [alertDialog, toastStack, sessionExpiredDialog]) piece.keepLoading();
  // Without it, pages are printed as they are on screen.
  import(/* webpackChunkName: "standby" */ './standby')
    .then(({ startStandby }) => startStandby(host))
    .catch(() => undefined);
}

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
export function startPrefetching(host: Host) {
  const { router, store } = host;
  const fetched = new Set<string>();
  const stop = router.subscribe(({ location: { pathname } }) => {
    // Who follows a link and signs in is at the same address twice, first as a visitor.
    const page = `${selectUser(store.getState()) ? 'signed in' : 'visitor'} ${pathname}`;
    if (fetched.has(page)) return;
    fetched.add(page);
    whenIdle(() => {
      loadStandby(host);
      const user = selectUser(store.getState());
      if (user) stop();
      prefetchNext(user).catch(() => undefined);
    });
  });
}

/** Time for what came to be rendered and painted. Not a frame, since a background tab paints nothing. */
const PAINT_MS = 300;

/**
 * Returns what idle work waits for: that the first page, whose reply may be there already, and what the pending queries
 * bring were painted. `firstPage` resolves when its code is there.
 */
export function idleRule(store: AppStore, firstPage: Promise<unknown>) {
  let isPainted = false;
  const painted = firstPage
    .then(() => pause(PAINT_MS))
    .then(() => {
      isPainted = true;
    });
  return () => {
    if (!isPainted) return painted;
    const pending = store.dispatch(api.util.getRunningQueriesThunk());
    return pending.length > 0 ? Promise.all(pending).then(() => pause(PAINT_MS)) : undefined;
  };
}
