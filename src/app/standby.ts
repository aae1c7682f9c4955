import { alertDialog } from '@/components/dialog/AlertHost';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { toastStack } from '@/components/notify/ToastHost';

export const sessionExpiredDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './SessionExpiredDialog')).SessionExpiredDialog,
);

export const tabsInStep = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './tabs/TabsInStep')).TabsInStep,
);

export const journalRecorder = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './journal/JournalRecorder')).JournalRecorder,
);

/** Prefetches what reports a failure, because there may be no network when it is needed, and what can wait until then. */
export function loadStandby() {
  for (const piece of [alertDialog, toastStack, sessionExpiredDialog, tabsInStep, journalRecorder]) piece.keepLoading();
}
