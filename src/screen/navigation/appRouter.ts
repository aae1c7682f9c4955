import {
  matchRoutes,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Fetches the code of a route; undefined where it is there already. A failure is for the route to show. */
type Prepare = () => Promise<void> | undefined;

export const preparedBy = (prepare: Prepare) => ({ prepare });

/** Where the panel is; changes once the code for an address has been fetched, or could not be. */
export interface Place {
  location: Location;
  historyAction: NavigationType;
  /** Whether the first address can be shown. */
  isReady: boolean;
}

export interface Step {
  from: Location;
  to: Location;
  action: NavigationType;
}

/** A step that was held up. */
export interface HeldStep {
  proceed: () => void;
}

interface Blocker {
  isHeld: (step: Step) => boolean;
  onHeld: (step: HeldStep) => void;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/**
 * The panel's router, over react-router's history: it fetches a route's code before it shows the address, and lets one
 * form hold up a step. (react-router's own router for this, with its loaders, actions and fetchers, is as large as
 * React Redux and Redux Toolkit together.)
 */
export function createAppRouter(history: History, routes: RouteObject[]) {
  let place: Place = { location: history.location, historyAction: NavigationType.Pop, isReady: false };
  const listeners = new Set<(place: Place) => void>();
  let blocker: Blocker | null = null;
  let latest = 0;
  let isEntering = false;
  let isSteppingBack = false;
  let isLetThrough = false;

  const prepare = (pathname: string) => {
    const fetches = (matchRoutes(routes, pathname) ?? []).flatMap(
      ({ route }) => (route.handle as ReturnType<typeof preparedBy> | undefined)?.prepare() ?? [],
    );
    return fetches.length > 0 ? Promise.all(fetches) : undefined;
  };

  function show(historyAction: NavigationType) {
    place = { location: history.location, historyAction, isReady: true };
    listeners.forEach((listener) => listener(place));
  }

  /** Shows an address when its code is there; a later step overtakes an earlier one. */
  async function enter(pathname: string, action: NavigationType, commit?: () => void) {
    latest += 1;
    const mine = latest;
    const fetching = prepare(pathname);
    isEntering = true;
    if (fetching) await fetching;
    if (mine !== latest) return;
    isEntering = false;
    commit?.();
    show(action);
  }

  /** Whether the blocker holds up the step, which then goes on with `proceed`. */
  function holds(step: Step, proceed: () => void) {
    if (!blocker?.isHeld(step)) return false;
    blocker.onHeld({ proceed });
    return true;
  }

  const locationOf = (to: To, state: unknown): Location => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const { pathname = place.location.pathname, search = '', hash = '' } = path;
    return { pathname, search, hash, state, key: '', mask: undefined };
  };

  function step(action: NavigationType.Push | NavigationType.Replace, to: To, state: unknown) {
    const next = locationOf(to, state);
    const go = () =>
      enter(next.pathname, action, () => history[action === NavigationType.Push ? 'push' : 'replace'](to, state));
    return holds({ from: place.location, to: next, action }, () => void go()) ? Promise.resolve() : go();
  }

  const stopListening = history.listen(({ location, delta }) => {
    if (isSteppingBack) {
      isSteppingBack = false;
      return;
    }
    const isHeld =
      !isLetThrough &&
      delta !== null &&
      holds({ from: place.location, to: location, action: NavigationType.Pop }, () => {
        isLetThrough = true;
        history.go(delta);
      });
    isLetThrough = false;
    if (isHeld) {
      isSteppingBack = true;
      history.go(-delta);
    } else void enter(location.pathname, NavigationType.Pop);
  });

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state) => void step(NavigationType.Push, to, state),
    replace: (to, state) => void step(NavigationType.Replace, to, state),
  };

  return {
    navigator,
    routes,
    get state() {
      return place;
    },
    subscribe: (listener: (place: Place) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Whether another address waits for its code. */
    get isEntering() {
      return isEntering;
    },
    /** Steps through the history, or to an address; resolves when it is shown, unless the step waits for the history. */
    navigate(to: To | number, { replace = false, state = null }: NavigateOptions = {}): Promise<void> {
      if (typeof to !== 'number') return step(replace ? NavigationType.Replace : NavigationType.Push, to, state);
      history.go(to);
      return Promise.resolve();
    },
    /** Fetches again what could not be fetched, and shows the address anew. */
    reload: () => enter(place.location.pathname, place.historyAction),
    /** Lets one form hold up steps; answers what takes it away. */
    block(next: Blocker) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
    dispose: stopListening,
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;
