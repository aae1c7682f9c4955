import {
  combineSlices,
  configureStore,
  type DevToolsEnhancerOptions,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type Observer } from '@/screen/host';
import { type Gate } from '@/screen/devTools';
import { api } from '@/services/http/api';
import { sendCall } from '@/services/http/baseQuery';
import { connectionSlice } from '@/services/http/connection';
import { type SessionUser } from '@/services/session/session';
import { sessionEnded, sessionSlice } from '@/services/session/sessionState';
import { themeSlice } from './theme';

/** A screen's slice is injected when the screen is first opened (screens.ts). */
export const slices = combineSlices(api, sessionSlice, connectionSlice, themeSlice);

/** Development only: a check of the store that takes longer than this many milliseconds logs a warning. */
const SLOW_CHECK_MS = 500;

type State = ReturnType<typeof slices>;

/** Resets every slice that belongs to the account when a session ends; those that belong to the browser stay. */
export const rootReducer: Reducer<State, UnknownAction, Partial<State>> = (state, action) => {
  if (state && sessionEnded.match(action)) {
    const { api: cache, connection, theme } = state;
    return slices({ api: cache, connection, theme }, action);
  }
  return slices(state, action);
};

const observers = new Set<Observer>();

/** Adds an observer of the store's actions, for code that is fetched later; returns the function that removes it. */
export const observeActions = (observer: Observer) => {
  observers.add(observer);
  return () => void observers.delete(observer);
};

const observed: Middleware = (store) => (next) => (action) => {
  observers.forEach((observe) => observe(action, store.getState()));
  return next(action);
};

const pass = (): Middleware => () => (next) => next;

export function makeStore(
  user: SessionUser | null = null,
  devTools: DevToolsEnhancerOptions | boolean = false,
  { enter, leave }: Gate = { enter: pass(), leave: pass() },
) {
  return configureStore({
    reducer: rootReducer,
    devTools,
    preloadedState: { session: { ...sessionSlice.getInitialState(), user } },
    middleware: (defaults) =>
      // Checking 100,000 cached rows after each action would make development unusable. The services' types and frozen
      // lists already keep the cache serialisable and unchanged.
      defaults({
        thunk: { extraArgument: { sendCall } },
        serializableCheck: {
          ignoredPaths: ['api.queries'],
          ignoredActions: ['api/executeQuery/fulfilled'],
          warnAfter: SLOW_CHECK_MS,
        },
        immutableCheck: { ignoredPaths: ['api.queries'], warnAfter: SLOW_CHECK_MS },
      }).concat(enter, observed, api.middleware, leave),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
