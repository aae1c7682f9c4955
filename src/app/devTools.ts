import { type DevToolsEnhancerOptions, type UnknownAction } from '@reduxjs/toolkit';
import { type AppStore } from './store';

type Fields = Record<string, unknown>;

/** How many rows of a longer list DevTools show. */
const FIRST_ROWS = 20;

const MASK = '•••';

/**
 * Fields whose texts are no personal data, and tell a reviewer what happened. Texts of all others are masked, those of
 * fields that this list does not know included.
 */
const SHOWN_TEXTS = new Set([
  ...['type', 'kind', 'status', 'requestStatus', 'endpointName', 'requestId', 'queryCacheKey', 'reducerPath'],
  ...['tab', 'mode', 'key', 'direction', 'sort', 'filter', 'role', 'modules', 'currency', 'duration', 'month'],
  ...['chosen', 'system', 'appliedTheme'],
]);

/** Actions whose payload, where it is a text, was typed by somebody or comes from the server. */
const TYPED = /^api\/|search/i;

/** Updates of RTK Query's own bookkeeping, several for each component. */
const BOOKKEEPING = 'api/(internalSubscriptions|subscriptions|internal)';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * How values look in DevTools: a long list by its length and first rows, and, where `isPrivate`, texts of people masked.
 * The look of an object is made once, for as long as the object lives.
 */
function makeLook(isPrivate: boolean) {
  const made = new WeakMap<object, unknown>();
  const text = (value: string, field: string) => (isPrivate && value && !SHOWN_TEXTS.has(field) ? MASK : value);

  const make = (value: object, field: string): unknown => {
    if (isList(value)) {
      const rows = value.slice(0, FIRST_ROWS).map((row) => look(row, field));
      return value.length > FIRST_ROWS ? { rows: value.length, first: rows } : rows;
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) return value; // a file or a password, which shows itself
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
 * Options for Redux DevTools under which they stay fast with 100,000 rows in the cache and, where `isPrivate` (outside
 * development), show nothing of what people wrote, are called or can be reached by.
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

/** For the browser's console in development: `panel.rows('listUsers')` answers the whole list that DevTools shorten. */
export const rowsOf = (store: AppStore) => (endpoint: string) =>
  Object.values(store.getState().api.queries as Record<string, QueryEntry | undefined>).find(
    (entry) => entry?.endpointName === endpoint,
  )?.data;
