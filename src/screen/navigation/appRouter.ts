import {
  createPath,
  matchRoutes,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type Path,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { type History } from '@/lib/history';
import { pause } from '@/lib/pause';
import { makeSource } from '@/lib/source';
import { type Blocker, type Step } from './steps';
import { wayBack } from './wayBack';

/** A step in the history that takes longer, in milliseconds, counts as one that never comes. */
export const LONGEST_STEP_MS = 1000;

/** Fetches the code of a route; undefined if it is there already. The route itself shows a failure. */
type Prepare = () => Promise<void> | undefined;

/** A path in the routes' own spelling: as for react-router, case and a slash at the end do not matter. */
export const canonical = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

export const preparedBy = (prepare: Prepare) => ({ prepare });

/** The current address. It changes once the code of its route has been fetched, or that has failed. */
export interface RouterState {
  location: Location;
  historyAction: NavigationType;
  /** How many entries Back and Forward led on, or back if negative; null where that is not known, and of other steps. */
  delta: number | null;
  /** Whether the route of the first address is ready. */
  isReady: boolean;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  /** Whatever blocks navigation. */
  isForced?: boolean;
}

/**
 * The panel's router: it fetches a route's code before it shows the address, and lets forms and menus block navigation.
 * (react-router's data router, with its loaders, actions and fetchers, is as large as React Redux and Redux Toolkit
 * together.)
 */
export function createAppRouter(history: History, routes: RouteObject[]) {
  const shown = makeSource<RouterState>({
    location: history.location,
    historyAction: NavigationType.Pop,
    delta: null,
    isReady: false,
  });
  const blockers = new Set<Blocker>();
  let latest = 0;
  /** The path whose code is there. */
  let preparedPath = '';
  let isEntering = false;
  let stepping: ReturnType<typeof setTimeout> | undefined;
  let isLetThrough = false;
  const back = wayBack((delta) => history.go(delta), LONGEST_STEP_MS);

  /**
   * Fetches the code of nested routes, the outer one's first, so that each is run in a task of its own; the inner ones
   * may come with it. On a first visit the boot script has asked for all of it. Undefined if all is there.
   */
  function prepare(pathname: string, asked = new Set<RouteObject>()): Promise<void> | undefined {
    const left = () => (matchRoutes(routes, pathname) ?? []).filter(({ route }) => route.handle && !asked.has(route));
    for (const { route } of left()) {
      asked.add(route);
      const fetching = (route.handle as ReturnType<typeof preparedBy>).prepare();
      if (fetching)
        return fetching.then(() => (left().length > 0 ? pause().then(() => prepare(pathname, asked)) : undefined));
    }
    return undefined;
  }

  function show(historyAction: NavigationType, delta: number | null) {
    shown.change({ location: history.location, historyAction, delta, isReady: true });
  }

  /** Shows an address when its code is there, unless a later navigation has begun. */
  async function enter(pathname: string, action: NavigationType, delta: number | null, commit?: () => void) {
    latest += 1;
    const mine = latest;
    const fetching = pathname === preparedPath ? undefined : prepare(pathname);
    isEntering = true;
    if (fetching) await fetching;
    else preparedPath = pathname;
    if (mine !== latest) return;
    isEntering = false;
    commit?.();
    show(action, delta);
  }

  /** Whether a blocker blocks the navigation, which `proceed` then continues. The latest one decides first. */
  function holds(step: Step, proceed: () => void) {
    const blocker = [...blockers].findLast(({ isHeld }) => isHeld(step));
    blocker?.onHeld({ proceed }, step);
    return !!blocker;
  }

  const pathOf = (to: To): Path => {
    const {
      pathname = shown.current().location.pathname,
      search = '',
      hash = '',
    } = typeof to === 'string' ? parsePath(to) : to;
    return { pathname, search, hash };
  };

  function step(action: NavigationType.Push | NavigationType.Replace, to: To, state: unknown, isForced = false) {
    const next = pathOf(to);
    const go = () =>
      enter(next.pathname, action, null, () =>
        history[action === NavigationType.Push ? 'push' : 'replace'](next, state),
      );
    if (isForced) return go();
    return holds({ from: shown.current().location, to: next, action }, () => void go()) ? Promise.resolve() : go();
  }

  function endStep() {
    clearTimeout(stepping);
    stepping = undefined;
    isLetThrough = false;
  }

  /** The browser takes the step later, in a task of its own; where there is no such entry, never. */
  function stepBy(delta: number, isForced = false) {
    endStep();
    isLetThrough = isForced;
    stepping = setTimeout(endStep, LONGEST_STEP_MS);
    history.go(delta);
  }

  const stopListening = history.listen(({ location, delta: taken }) => {
    const isForced = isLetThrough;
    endStep();
    const delta = back.deltaOf(taken);
    if (delta === undefined) return;
    const isHeld =
      !isForced &&
      delta !== null &&
      holds({ from: shown.current().location, to: location, action: NavigationType.Pop }, () => stepBy(delta, true));
    if (isHeld) back.take(delta);
    else void enter(location.pathname, NavigationType.Pop, delta);
  });

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: stepBy,
    push: (to, state) => void step(NavigationType.Push, to, state),
    replace: (to, state) => void step(NavigationType.Replace, to, state),
  };

  return {
    navigator,
    routes,
    get state() {
      return shown.current();
    },
    subscribe: shown.subscribe,
    /** Whether another address waits for its code. */
    get isEntering() {
      return isEntering;
    },
    /** Whether a step in the history is on its way. */
    get isStepping() {
      return stepping !== undefined;
    },
    /** Navigates to an address, and resolves when it is shown; or by a delta in the history, and resolves at once. */
    navigate(to: To | number, { replace = false, state = null, isForced }: NavigateOptions = {}): Promise<void> {
      const action = replace ? NavigationType.Replace : NavigationType.Push;
      if (typeof to !== 'number') return step(action, to, state, isForced);
      stepBy(to, isForced);
      return Promise.resolve();
    },
    /** Fetches the code of the current route again and renders it again. */
    reload: () => {
      const { location, historyAction } = shown.current();
      return enter(location.pathname, historyAction, null);
    },
    /** Lets a form or an open menu block navigation; returns the function that removes it. */
    block(blocker: Blocker) {
      blockers.add(blocker);
      return () => {
        blockers.delete(blocker);
      };
    },
    dispose: stopListening,
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;
