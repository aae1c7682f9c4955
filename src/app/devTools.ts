import { type DevToolsEnhancerOptions, type UnknownAction } from '@reduxjs/toolkit';
import { SHOWN_TEXTS } from './shownTexts';
import { type AppStore } from './store';

export { makeTravel } from './travel';

type Fields = Record<string, unknown>;

/** How many rows of a longer list DevTools show. */
const FIRST_ROWS = 20;

const MASK = '•••';

/** Actions whose payload, if it is a text, was typed by somebody or comes from the server. */
const TYPED = /^api\/|search|typed/i;

/** Updates of RTK Query's own bookkeeping, several for each component. */
const BOOKKEEPING = 'api/(internalSubscriptions|subscriptions|internal)';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Sanitizes values for DevTools: a long list is shortened to its length and first rows and, if `isPrivate`, personal
 * texts are masked. The result for an object is cached for as long as the object lives.
 */
function makeLook(isPrivate: boolean) {
  const made = new WeakMap<object, unknown>();
  const text = (value: string, field: string) => (isPrivate && value && !SHOWN_TEXTS.has(field) ? MASK : value);

  const make = (value: object, field: string): unknown => {
    if (isList(value)) {
      const rows = value.slice(0, FIRST_ROWS).map((row) => look(row, field));
      return value.length > FIRST_ROWS ? { rows: value.length, first: rows } : rows;
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) return value; // a file or a password, which has its own text
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, look(inner, name)]));
  };

  function look(value: unknown, field = ''): unknown {
    if (typeof value === 'string') return text(value, field);
    if (typeof value !== 'object' || value === null) return value;
    if (!made.has(value)) made.set(value, make(value, field));
    return made.get(value);
  }
  return look;
}

/**
 * Options that keep Redux DevTools fast with 100,000 rows in the cache and, if `isPrivate` (outside development), hide
 * names, contact data and everything that people wrote.
 */
export function devToolsOptions(isPrivate: boolean) {
  const look = makeLook(isPrivate);
  return {
    maxAge: 30,
    trace: !isPrivate,
    actionsDenylist: [BOOKKEEPING],
    stateSanitizer: <State>(state: State) => {
      const { api, ...slices } = state as Fields & { api?: Fields };
      return { ...(look(slices) as Fields), api: look({ ...api, subscriptions: undefined }) } as State;
    },
    actionSanitizer: <Action extends UnknownAction>(action: Action): Action => {
      const isTyped = typeof action.payload === 'string' && !TYPED.test(action.type);
      return { ...(look(action) as Action), ...(isTyped && { payload: action.payload }) };
    },
  } satisfies DevToolsEnhancerOptions;
}

interface QueryEntry {
  endpointName?: string;
  data?: unknown;
}

/** For the console in development: `panel.rows('listUsers')` returns the whole list, which DevTools shorten. */
export const rowsOf = (store: AppStore) => (endpoint: string) =>
  Object.values(store.getState().api.queries as Record<string, QueryEntry | undefined>).find(
    (entry) => entry?.endpointName === endpoint,
  )?.data;
