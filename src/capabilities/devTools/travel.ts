import { type Middleware, type Store } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { type Location } from 'react-router-dom';
import { whenIdle } from '@/components/lazy/whenIdle';
import { type Host } from '@/screen/host';
import { writeView, type EntryState } from '@/screen/screenUrl';
import { type DevTools, type Panel } from '@/screen/devTools';
import { api, invalidateEverything } from '@/services/http/api';
import { subscriberCount } from '@/services/http/refresh';
import { selectUser, sessionEnded } from '@/services/session/sessionState';

/** What DevTools keep of the store (`@redux-devtools/instrument`), so far as it says which time is shown. */
interface Lifted {
  currentStateIndex: number;
  stagedActionIds: readonly number[];
  skippedActionIds: readonly number[];
}

type WithLifted = Host['store'] & { liftedStore?: Store<Lifted> };

const isLatest = ({ currentStateIndex, stagedActionIds, skippedActionIds }: Lifted) =>
  currentStateIndex === stagedActionIds.length - 1 && skippedActionIds.length === 0;

/** A query, as the action that begins it names it. */
interface Asked {
  endpointName: string;
  originalArgs: unknown;
  queryCacheKey?: string;
}

interface Action {
  type: string;
  meta?: { condition?: boolean; arg?: Asked };
}

/** What happens to the session counts at once, whichever time is shown. */
const ALWAYS = /^(session|connection)\//;

const isOf = (action: unknown, types: RegExp) => types.test((action as Action).type);

/** So long after going back nothing is sent yet, unless the person goes on earlier: pages load their lists as they open. */
const LANDING_MS = 1000;

/**
 * Has the whole panel follow when DevTools show another time, by a jump, a skip or an import: section, view and address.
 * Meanwhile no call begins and nothing that happens in the panel counts; what had begun before still ends.
 */
export function makeTravel({ reducer, joinScreen }: Omit<Panel, 'inject'>): Omit<DevTools, 'options'> {
  let isAway = false;
  /** Whether the store itself changes, and not DevTools. */
  let isOwn = false;
  /** Whether the server's data may have changed meanwhile. */
  let hasMissed = false;
  /** The queries that were not sent. */
  const unsent = new Map<string, Asked>();
  let shown: unknown;
  let goBack = () => {};

  const enter: Middleware = () => (next) => (action) => {
    if (!isAway || isOf(action, ALWAYS)) return next(action);
    if (isOf(action, /^api\/execute\w+\/pending$/)) {
      const { queryCacheKey, ...query } = (action as Action).meta!.arg!;
      if (queryCacheKey) unsent.set(queryCacheKey, query);
      // As of a query that needs no call, because its rows are there.
      throw Object.assign(new Error('DevTools show another time'), { name: 'ConditionError' });
    }
    hasMissed ||= isOf(action, /^api\/(invalidateTags|executeMutation\/)/);
    return isOf(action, /^api\/(execute|internal|subscriptions)/) ? next(action) : action;
  };

  const leave: Middleware = (store) => (next) => (action) => {
    const ends = isOf(action, /^api\/execute\w+\/(fulfilled|rejected)$/) && !(action as Action).meta?.condition;
    if (isAway && !ends && !isOf(action, ALWAYS)) return action;
    const isWithin = isOwn;
    isOwn = true;
    const result = next(action);
    isOwn = isWithin;
    if (!isAway) shown = store.getState();
    else if (sessionEnded.match(action)) goBack();
    return result;
  };

  function start(host: Host) {
    const { liftedStore } = host.store as WithLifted;
    if (liftedStore) follow(host, liftedStore);
  }

  function follow({ store, router, screenAt, sections }: Host, lifted: Store<Lifted>) {
    let left: Location;
    /** Where the panel began, for a time before it showed anything. */
    const first = router.state.location.pathname;
    /** The action after which DevTools began to show another time. */
    let lastId = 0;
    let landing: ReturnType<typeof setTimeout> | undefined;

    function land() {
      stopLanding();
      isAway = false;
      if (hasMissed) store.dispatch(invalidateEverything());
      hasMissed = false;
      sendMissing();
    }

    /** After an import or a reset a page may be shown whose lists nobody has loaded. */
    function sendMissing() {
      const { queries } = store.getState().api;
      const countOf = subscriberCount(store.dispatch);
      const endpoints = api.endpoints as Record<string, { initiate: (arg: unknown, how: object) => never }>;
      for (const [key, { endpointName, originalArgs }] of unsent)
        if (!queries[key] && countOf(key) > 0)
          store.dispatch(endpoints[endpointName]!.initiate(originalArgs, { subscribe: false }));
      unsent.clear();
    }

    function stopLanding() {
      clearTimeout(landing);
      for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, land, true);
    }

    /** Where the panel was it goes on by itself; elsewhere only a person has anything sent. */
    function landSoon(isWhereItWas: boolean) {
      if (isWhereItWas) landing = setTimeout(land, LANDING_MS);
      for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, land, true);
    }

    /** Replaces the address by that of the state, before anything is rendered with it. */
    function move() {
      const state = store.getState();
      const pathname = state.place?.pathname || first;
      const screen = screenAt(pathname);
      const { search, hidden } = screen ? writeView(screen, screen.select(state)) : { search: '', hidden: {} };
      const isWhereItWas = pathname === left.pathname && search === left.search;
      const entry: EntryState = { hidden, owner: selectUser(state)?.id };
      flushSync(() => {
        void router.navigate(
          { pathname, search },
          { replace: true, state: isWhereItWas ? left.state : entry, isForced: true },
        );
      });
    }

    function look() {
      const state = store.getState();
      const log = lifted.getState();
      const isBack = isLatest(log);
      if (isOwn && !isAway) lastId = log.stagedActionIds.at(-1)!;
      if (isOwn || (state === shown && isAway !== isBack)) return;
      if (!isAway) left = router.state.location;
      isAway = true;
      shown = state;
      stopLanding();
      move();
      if (isBack) landSoon(log.stagedActionIds.includes(lastId));
    }

    /** The states from before a section was opened have its slices too, so that every section can be shown with them. */
    async function makeWhole() {
      await Promise.all((await sections()).map((section) => joinScreen(section).catch(() => undefined)));
      isOwn = true;
      store.replaceReducer(reducer);
      isOwn = false;
      if (!isAway) shown = store.getState();
    }

    goBack = () => {
      stopLanding();
      isAway = false;
      isOwn = true;
      lifted.dispatch({ type: 'JUMP_TO_STATE', index: lifted.getState().stagedActionIds.length - 1 } as never);
      isOwn = false;
      shown = store.getState();
    };
    shown = store.getState();
    lifted.subscribe(look);
    router.block({ isHeld: () => isAway, onHeld() {} });
    whenIdle(() => void makeWhole().catch(() => undefined));
  }

  return { gate: { enter, leave }, isAway: () => isAway, start };
}
