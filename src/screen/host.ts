import { type Slice, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { createContext, use } from 'react';
import { type AppRouter } from './navigation/appRouter';
import { type ScreenState, type Section } from './section';
import { type api } from '@/services/http/api';
import { type sessionSlice } from '@/services/session/sessionState';

/** What the store has from the start; a screen's slices join it when the screen is first opened. */
interface PanelState {
  api: ReturnType<typeof api.reducer>;
  session: ReturnType<typeof sessionSlice.reducer>;
  /** The section that is shown. With DevTools only. */
  place?: { pathname: string };
}

/** Called with each action and the state before it. */
export type Observer = (action: unknown, stateBefore: unknown) => void;

/** What the panel hands to its capabilities, which import nothing of `src/app`. */
export interface Host {
  store: Store<PanelState> & { dispatch: ThunkDispatch<PanelState, undefined, UnknownAction> };
  router: AppRouter;
  /** Adds an observer of the store's actions; returns the function that removes it. */
  observe: (observer: Observer) => () => void;
  /** Adds a slice to the store with the next action. */
  inject: (slice: Pick<Slice, 'reducerPath' | 'reducer'>) => void;
  /** All sections, whose declarations come with the shell. */
  sections: () => Promise<readonly Section[]>;
  /** The state of the screen at this address, once it has been opened. */
  screenAt: (pathname: string) => ScreenState | undefined;
}

export const HostContext = createContext<Host | null>(null);

/** The panel around this component. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('There is no panel around this component.');
  return host;
}
