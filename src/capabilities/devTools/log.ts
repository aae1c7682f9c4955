import { type DevToolsEnhancerOptions, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { fill, read } from '@/lib/slots';
import { actKinds } from '@/screen/actKinds';
import { devTools, type DevTools, type Panel } from '@/screen/devTools';
import { type Host } from '@/screen/host';
import { BOOKKEEPING, foldTyping, isShown, shareReplies } from './folded';
import { followPlace, placeSlice } from './place';
import { SHOWN_TEXTS } from './shownTexts';
import { makeTravel } from './travel';

const IS_DEVELOPMENT = process.env.NODE_ENV !== 'production';

type Fields = Record<string, unknown>;

/** How many rows of a longer list DevTools show. */
const FIRST_ROWS = 20;

/** How many actions DevTools keep: those of some six quick minutes. A state of them is sent to their window in 30 kB. */
const MAX_AGE = 500;

const MASK = '•••';

/** Actions whose payload, if it is a text, was typed by somebody or comes from the server. */
const TYPED = /^api\/|search|typed/i;

/** Actions whose payload is tags of the cache. */
const TAGS = /\/(invalidateTags|changedInOtherTab)$/;

interface Called extends UnknownAction {
  meta?: { arg?: { endpointName?: string } };
}

/** The name of the last field of a patch's path, and of the one around it. */
const fieldAt = (path: readonly unknown[]) =>
  path
    .filter((step) => typeof step === 'string')
    .slice(-2)
    .reverse() as [field?: string, within?: string];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Sanitizes values for DevTools: a long list is shortened to its length and first rows and, if `isPrivate`, personal
 * texts are masked. The result for an object is cached for as long as the object lives.
 */
function makeLook(isPrivate: boolean) {
  const made = new WeakMap<object, unknown>();
  const text = (value: string, field: string, within: string) =>
    isPrivate && value && !SHOWN_TEXTS.has(field) && !SHOWN_TEXTS.has(`${within}.${field}`) ? MASK : value;

  const make = (value: object, field: string, within: string): unknown => {
    if (isList(value)) {
      const rows = value.slice(0, FIRST_ROWS).map((row) => look(row, field, within));
      return value.length > FIRST_ROWS ? { rows: value.length, first: rows } : rows;
    }
    if (value instanceof File) return isPrivate ? '(file)' : `(file ${value.name})`;
    if (Object.getPrototypeOf(value) !== Object.prototype) return value; // a password, which has its own text
    const { kind, path, fault } = value as Fields;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name === 'id' && typeof kind === 'string' && read(actKinds).includes(kind)) return [name, inner];
        // The server's name of what could not be read; elsewhere, as in conditions, somebody may have typed it.
        if (fault && name === 'field') return [name, inner];
        // What a patch sets is of the field that its path leads to.
        if (name === 'value' && isList(path)) return [name, look(inner, ...fieldAt(path))];
        return [name, look(inner, name, field)];
      }),
    );
  };

  function look(value: unknown, field = '', within = ''): unknown {
    if (typeof value === 'string') return text(value, field, within);
    if (typeof value !== 'object' || value === null) return value;
    if (!made.has(value)) made.set(value, make(value, field, within));
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
    maxAge: MAX_AGE,
    trace: !isPrivate,
    actionsDenylist: BOOKKEEPING,
    predicate: <State, Action extends UnknownAction>(_state: State, action: Action) => isShown(action),
    stateSanitizer: <State>(state: State) => {
      const { api, ...slices } = state as Fields & { api?: Fields };
      // What is provided is tags and the keys of queries.
      const shown = { ...(look({ ...api, subscriptions: undefined }) as Fields), provided: api?.provided };
      return { ...(look(slices) as Fields), api: shown } as State;
    },
    actionSanitizer: <Action extends UnknownAction>(action: Action): Action => {
      const { type, payload } = action;
      const { endpointName } = (action as Called).meta?.arg ?? {};
      // Where a sign-in brings no user, its result is a word for that.
      const isShownText = typeof payload === 'string' && (endpointName === 'login' || !TYPED.test(type));
      return {
        ...(look(action) as Action),
        type: endpointName ? `${type} (${endpointName})` : type,
        ...((isShownText || TAGS.test(type)) && { payload }),
      };
    },
  } satisfies DevToolsEnhancerOptions;
}

/** For the console in development: `panel.rows('listUsers')` returns the whole list, which DevTools shorten. */
export const rowsOf = (store: Host['store']) => (endpoint: string) =>
  Object.values(store.getState().api.queries).find((entry) => entry?.endpointName === endpoint)?.data;

/** What makes the log: what is typed is folded, and unchanged rows are shared, before they reach it; steps are told. */
export function makeLog({ inject, ...past }: Panel): DevTools {
  inject(placeSlice);
  const { gate, isAway, start } = makeTravel(past);
  const leave: Middleware = (store) => (next) => foldTyping(store)(shareReplies(store)(gate.leave(store)(next)));
  return {
    options: devToolsOptions(!IS_DEVELOPMENT),
    gate: { enter: gate.enter, leave },
    isAway,
    start(host) {
      if (IS_DEVELOPMENT) Object.assign(window, { panel: { rows: rowsOf(host.store) } });
      start(host);
      followPlace(host);
    },
  };
}

export const fills = [fill(devTools, makeLog)];
