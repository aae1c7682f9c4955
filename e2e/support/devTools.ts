import { type Page } from '@playwright/test';

interface Action {
  type: string;
}
type State = unknown;
type Reduce = (state: State, action: Action) => State;
interface Store {
  dispatch: (action: Action) => unknown;
  getState: () => State;
  subscribe: (listener: () => void) => () => void;
  replaceReducer: (reduce: Reduce) => void;
}
type Create = (reduce: Reduce, preloaded?: State) => Store;

/** What the extension keeps (`@redux-devtools/instrument`), by the names of its protocol. */
export interface Lifted {
  actionsById: Record<number, { action: Action }>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  committedState: State;
  currentStateIndex: number;
  computedStates: { state: State }[];
}

/** What its monitor sends. */
export type Monitor =
  | { type: 'JUMP_TO_ACTION'; actionId: number }
  | { type: 'JUMP_TO_STATE'; index: number }
  | { type: 'TOGGLE_ACTION'; id: number }
  | { type: 'IMPORT_STATE'; nextLiftedState: Lifted }
  | { type: 'RESET' };

declare global {
  interface Window {
    monitor: (action: Monitor) => void;
    lifted: () => Lifted;
  }
}

/** Runs in the page before the panel does: a stand-in for the extension, without its window. */
function install() {
  type Performed = { type: 'PERFORM_ACTION'; action: Action } | { type: `@@redux/${string}` } | Monitor;
  const INIT = { type: '@@INIT' };

  const enhance = (maxAge: number) => (create: Create) => (reduce: Reduce, preloaded?: State) => {
    const start = (committedState: State): Lifted => ({
      actionsById: { 0: { action: INIT } },
      nextActionId: 1,
      stagedActionIds: [0],
      skippedActionIds: [],
      committedState,
      currentStateIndex: 0,
      computedStates: [],
    });

    function computed(by: Reduce, lifted: Lifted): Lifted {
      let state = lifted.committedState;
      const computedStates = lifted.stagedActionIds.map((id) => {
        if (!lifted.skippedActionIds.includes(id)) state = by(state, lifted.actionsById[id]!.action);
        return { state };
      });
      return { ...lifted, computedStates };
    }

    function perform(by: Reduce, lifted: Lifted, action: Action): Lifted {
      const { stagedActionIds, nextActionId: id } = lifted;
      const excess = Math.max(0, stagedActionIds.length + 1 - maxAge);
      const isLatest = lifted.currentStateIndex === stagedActionIds.length - 1;
      const state = by(lifted.computedStates.at(-1)!.state, action);
      return {
        ...lifted,
        actionsById: { ...lifted.actionsById, [id]: { action } },
        nextActionId: id + 1,
        stagedActionIds: [0, ...stagedActionIds.slice(excess + 1), id],
        committedState: excess > 0 ? lifted.computedStates[excess]!.state : lifted.committedState,
        currentStateIndex: Math.max(0, lifted.currentStateIndex + (isLatest ? 1 : 0) - excess),
        computedStates: [...lifted.computedStates.slice(excess), { state }],
      };
    }

    const lift = (by: Reduce) => (before: unknown, sent: Action) => {
      const lifted = (before as Lifted | undefined) ?? start(preloaded);
      const action = sent as Performed;
      switch (action.type) {
        case 'PERFORM_ACTION':
          return perform(by, lifted, action.action);
        case 'JUMP_TO_STATE':
          return { ...lifted, currentStateIndex: action.index };
        case 'JUMP_TO_ACTION':
          return { ...lifted, currentStateIndex: lifted.stagedActionIds.indexOf(action.actionId) };
        case 'TOGGLE_ACTION': {
          const { skippedActionIds: skipped } = lifted;
          const isSkipped = skipped.includes(action.id);
          const skippedActionIds = isSkipped ? skipped.filter((id) => id !== action.id) : [...skipped, action.id];
          return computed(by, { ...lifted, skippedActionIds });
        }
        case 'IMPORT_STATE':
          return computed(by, action.nextLiftedState);
        case 'RESET':
          return computed(by, start(preloaded));
        default:
          return /^@@redux\/(INIT|REPLACE)/.test(action.type) ? computed(by, lifted) : lifted;
      }
    };

    const liftedStore = create(lift(reduce));
    window.lifted = () => liftedStore.getState() as Lifted;
    window.monitor = (action) => void liftedStore.dispatch(action);
    return {
      ...liftedStore,
      liftedStore,
      dispatch(action: Action) {
        liftedStore.dispatch({ type: 'PERFORM_ACTION', action } as Action);
        return action;
      },
      getState: () => window.lifted().computedStates[window.lifted().currentStateIndex]!.state,
      replaceReducer: (next: Reduce) => liftedStore.replaceReducer(lift(next)),
    };
  };

  type Enhance = (create: Create) => Create;
  const compose =
    ({ maxAge = 50 }: { maxAge?: number } = {}) =>
    (...others: Enhance[]): Enhance =>
    (create) =>
      others.reduceRight((made, other) => other(made), enhance(maxAge)(create) as Create);
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
}

export const withDevTools = (page: Page) => page.addInitScript(install);

/** As the extension does when a person presses something in it. */
export const monitor = (page: Page, action: Monitor) => page.evaluate((sent) => window.monitor(sent), action);

/** The log, without the states. */
export const logOf = (page: Page) =>
  page.evaluate(() => {
    const { stagedActionIds, actionsById, currentStateIndex } = window.lifted();
    const log = stagedActionIds.map((id) => ({ id, type: actionsById[id]!.action.type }));
    return { log, last: log.length - 1, lastId: log.at(-1)!.id, at: currentStateIndex };
  });
