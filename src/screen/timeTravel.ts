import { type Middleware, type Reducer } from '@reduxjs/toolkit';
import { type Host } from './host';
import { slot } from '@/lib/slots';

/** The panel as far as it is not in the host, for DevTools that show another time. */
export interface Past {
  /** Makes the store's states. */
  reducer: Reducer;
  /** Loads all sections, as far as their code can be fetched, so that `reducer` knows their slices. */
  joinAll: () => Promise<void>;
}

/** What stands before and after the panel's own middleware. */
export interface Gate {
  enter: Middleware;
  leave: Middleware;
}

/** Has the panel follow when DevTools show another time. */
export interface TimeTravel {
  gate: Gate;
  /** Whether another time is shown. */
  isAway: () => boolean;
  start: (host: Host) => void;
}

export const timeTravels = slot<(past: Past) => TimeTravel>('timeTravels');
