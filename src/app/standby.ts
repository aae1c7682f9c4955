import { alertDialog } from '@/components/dialog/AlertHost';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { toastStack } from '@/components/notify/ToastHost';

export const sessionExpiredDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './SessionExpiredDialog')).SessionExpiredDialog,
);

/** Prefetches the code that reports a failure, because there may be no network when it is needed, and the sheet for paper. */
export function loadStandby() {
  for (const piece of [alertDialog, toastStack, sessionExpiredDialog]) piece.keepLoading();
  // Without it, pages are printed as they are on screen.
  void import(/* webpackChunkName: "standby" */ './paper').catch(() => undefined);
}
