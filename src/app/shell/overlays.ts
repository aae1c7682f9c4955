import { type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';

export interface OverlayProps {
  /** What was typed for it before it was shown. */
  typed: string;
  onClose: () => void;
  onShowCalls: () => void;
}

export type OverlayName = 'palette' | 'keys' | 'calls';

interface Overlay {
  component: LazyComponent<OverlayProps>;
  /** Said where the code cannot be fetched. */
  failure: string;
}

const overlay = (failure: string, fetchCode: () => Promise<ComponentType<OverlayProps>>): Overlay => ({
  component: lazyComponent(fetchCode),
  failure,
});

/** What opens over any screen when it is asked for. Optional: without it the panel still works. */
export const OVERLAYS: Record<OverlayName, Overlay> = {
  palette: overlay(
    'The command palette could not be loaded. Please try again.',
    async () => (await import(/* webpackChunkName: "palette" */ '../palette/CommandPalette')).CommandPalette,
  ),
  keys: overlay(
    'The list of keys could not be loaded. Please try again.',
    async () => (await import(/* webpackChunkName: "keys" */ '../keys/KeysDialog')).KeysDialog,
  ),
  calls: overlay(
    'The list of calls could not be loaded. Please try again.',
    async () => (await import(/* webpackChunkName: "calls" */ '../calls/CallsDrawer')).CallsDrawer,
  ),
};
