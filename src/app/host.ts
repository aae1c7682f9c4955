import { type AppRouter } from '@/screen/navigation/appRouter';
import { type Capability } from '@/screen/capability';
import { type Host } from '@/screen/host';
import { screenStateAt } from './screens';
import { observeActions, slices, type AppStore } from './store';

/** Adds a slice to the store with the next action. */
export const inject: Host['inject'] = (slice) => void slices.inject(slice as never);

/** Starts the capabilities; returns what they get of the panel. */
export function startCapabilities(all: readonly Capability[], store: AppStore, router: AppRouter): Host {
  const host: Host = {
    store,
    router,
    observe: observeActions,
    inject,
    sections: async () => (await import(/* webpackChunkName: "shell" */ './sections')).SCREENS,
    screenAt: screenStateAt,
  };
  for (const { start } of all) start?.(host);
  return host;
}
