import { type ComponentType } from 'react';
import { failedDialog } from '@/components/dialog/failed';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { menuList } from '@/components/menu/Menu';
import { type OverlayName } from '../palette/commands';

interface OverlayProps {
  /** What was typed into it before it was rendered. */
  typed: string;
  onClose: () => void;
  /** Replaces it with another overlay. */
  onShow: (what: OverlayName) => void;
}

interface Overlay {
  component: LazyComponent<OverlayProps>;
  /** The message if the code cannot be fetched. */
  failure: string;
}

const overlay = (name: string, fetchCode: () => Promise<ComponentType<OverlayProps>>): Overlay => ({
  component: lazyComponent(fetchCode),
  failure: `The ${name} could not be loaded. Please try again.`,
});

/** The overlays that open over any screen. Their code may fail to load; the panel works without them. */
export const OVERLAYS: Record<OverlayName, Overlay> = {
  palette: overlay(
    'command palette',
    async () => (await import(/* webpackChunkName: "palette" */ '../palette/CommandPalette')).CommandPalette,
  ),
  help: overlay('help', async () => (await import(/* webpackChunkName: "help" */ '../help/HelpDialog')).HelpDialog),
  tour: overlay('tour', async () => (await import(/* webpackChunkName: "tour" */ '../tour/Tour')).Tour),
  calls: overlay(
    'list of calls',
    async () => (await import(/* webpackChunkName: "calls" */ '@/capabilities/calls/CallsDrawer')).CallsDrawer,
  ),
  journal: overlay(
    'list of changes',
    async () => (await import(/* webpackChunkName: "journal" */ '../journal/JournalDrawer')).JournalDrawer,
  ),
  report: overlay(
    'report',
    async () =>
      (await import(/* webpackChunkName: "report" */ '@/capabilities/sessionReport/ReportDialog')).ReportDialog,
  ),
};

export const drawer = lazyComponent(async () => (await import(/* webpackChunkName: "standby" */ './Drawer')).Drawer);

export const logoutDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './LogoutDialog')).LogoutDialog,
);

export const background = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './Background')).Background,
);

/** Prefetches what the first render of the shell and its pages does not need. */
export function loadShellPieces() {
  for (const piece of [drawer, logoutDialog, background, menuList, failedDialog]) piece.keepLoading();
}
