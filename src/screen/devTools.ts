import { type DevToolsEnhancerOptions, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { type Host } from './host';
import { type Section } from './section';
import { slot } from '@/lib/slots';

/** The panel as far as it is not in the host, which comes later. */
export interface Panel extends Pick<Host, 'inject'> {
  /** Makes the store's states. */
  reducer: Reducer;
  /** Loads a section, so that `reducer` knows its slices. */
  joinScreen: (section: Section) => Promise<unknown>;
}

/** What stands before and after the panel's own middleware. */
export interface Gate {
  enter: Middleware;
  leave: Middleware;
}

/** What the store and the panel have of Redux DevTools. */
export interface DevTools {
  options: DevToolsEnhancerOptions;
  gate: Gate;
  /** Whether they show another time. */
  isAway: () => boolean;
  start: (host: Host) => void;
}

/** Without it DevTools see the store as it is, and that only in development. */
export const devTools = slot<(panel: Panel) => DevTools>('devTools');
