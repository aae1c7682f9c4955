import { alertDialog } from '@/components/dialog/AlertHost';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { toastStack } from '@/components/notify/ToastHost';

export const sessionExpiredDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './SessionExpiredDialog')).SessionExpiredDialog,
);

/** Fetches what must be in memory before anything goes wrong: when it is needed there may be no network to fetch it by. */
export function loadStandby() {
  for (const piece of [alertDialog, toastStack, sessionExpiredDialog]) piece.keepLoading();
}
