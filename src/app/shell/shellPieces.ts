import { lazyComponent } from '@/components/lazy/lazyComponent';

export const drawer = lazyComponent(async () => (await import(/* webpackChunkName: "standby" */ './Drawer')).Drawer);

export const logoutDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './LogoutDialog')).LogoutDialog,
);

export const tabsInStep = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ '../tabs/TabsInStep')).TabsInStep,
);

export const journalRecorder = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ '../journal/JournalRecorder')).JournalRecorder,
);

/** Prefetches the parts of the shell that its first render does not need. */
export function loadShellPieces() {
  for (const piece of [drawer, logoutDialog, tabsInStep, journalRecorder]) piece.keepLoading();
}
