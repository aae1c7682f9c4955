import { alertDialog } from '@/components/dialog/AlertHost';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { toastStack } from '@/components/notify/ToastHost';

export const sessionExpiredDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './SessionExpiredDialog')).SessionExpiredDialog,
);

export const tabsInStep = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './tabs/TabsInStep')).TabsInStep,
);

/** Prefetches what reports a failure, because there may be no network when it is needed, and what can wait until then. */
export function loadStandby() {
  for (const piece of [alertDialog, toastStack, sessionExpiredDialog, tabsInStep]) piece.keepLoading();
}
