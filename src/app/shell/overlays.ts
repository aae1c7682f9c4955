import { failedDialog } from '@/components/dialog/failed';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { menuList } from '@/components/menu/Menu';
import { join } from '@/lib/slots';

export const drawer = lazyComponent(async () => (await import(/* webpackChunkName: "standby" */ './Drawer')).Drawer);

export const logoutDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './LogoutDialog')).LogoutDialog,
);

export const background = lazyComponent(async () => {
  await join('standby');
  return (await import(/* webpackChunkName: "standby" */ './Background')).Background;
});

/** Prefetches what the first render of the shell and its pages does not need. */
export function loadShellPieces() {
  for (const piece of [drawer, logoutDialog, background, menuList, failedDialog]) piece.keepLoading();
}
