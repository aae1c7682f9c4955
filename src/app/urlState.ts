import { NavigationType } from 'react-router-dom';
import { afterPaint } from '@/lib/pause';
import { moveDrafts } from '@/screen/form/drafts';
import { LONGEST_STEP_MS, type AppRouter } from '@/screen/navigation/appRouter';
import { isCorrection } from '@/lib/correction';
import { sameValues } from '@/lib/sameValues';
import { changedBy, readView, writeView, type EntryState } from '@/screen/screenUrl';
import { type ScreenState, type View } from '@/screen/section';
import { type OpenDialog } from '@/screen/urlFields';
import { selectUser } from '@/services/session/sessionState';
import { type AppStore } from './store';
import { transition, type Effect, type MachineEvent, type MachineState } from './urlMachine';

const dialogNames = ({ urlFields }: ScreenState) => Object.keys(urlFields).filter((name) => urlFields[name]?.isDialog);

/** How many dialogs are open; one may be open over another. */
const dialogsIn = (screen: ScreenState, view: View) => dialogNames(screen).filter((name) => view[name]).length;

/** So many milliseconds after the last key the address follows what is typed: writing history costs as much as that does. */
export const WRITE_AFTER_MS = 300;

const kindOf = (dialog: unknown) => (dialog as OpenDialog | null)?.kind;

const after = (ms: number) => (run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Whether Back leads from one view to the other. Closing a dialog is no step, nor is turning it to another row. */
const isStep = ({ urlFields }: ScreenState, from: View, to: View) =>
  Object.entries(urlFields).some(
    ([name, field]) =>
      field?.isStep &&
      !sameValues(to[name], from[name]) &&
      !(field.isDialog && [undefined, kindOf(from[name])].includes(kindOf(to[name]))),
  );

/** How a view differs from that of the address. */
function changeIn(screen: ScreenState, shown: View, view: View) {
  if (isStep(screen, shown, view)) return 'stepped';
  // The draft of a dialog belongs to its address, so it goes with it.
  return dialogNames(screen).some((name) => !sameValues(view[name], shown[name])) ? 'turned' : 'typed';
}

/**
 * Synchronises a screen's view state and the address in both directions (docs/architecture.md). The address, with the
 * `hidden` of its history entry, wins on a page load, on Back and Forward and in links that contain a view; the state
 * wins when a section is opened by its plain link, so that it shows the view it had before.
 *
 * A step is written right after the frame that shows it, so that Back and a reload find it; what is typed a moment after the
 * last key, but before a step. Each step has an entry of its own. Back before that undoes the change. `urlMachine.ts` has
 * the states of that. While DevTools show another time (`isAway`), it leaves the address alone.
 */
export function connectUrl(
  router: AppRouter,
  store: AppStore,
  screenAt: (pathname: string) => ScreenState | undefined,
  isAway = () => false,
) {
  let state: MachineState = 'starting';
  let shownKey = '';
  let seen: View = {};
  /** What stands in place of what is gone, until the address says so. */
  let corrected: View = {};
  let stopWaiting = () => {};
  const ownerOf = () => selectUser(store.getState())?.id;
  const entryNow = (): EntryState => {
    const entry = (router.state.location.state ?? {}) as EntryState;
    return entry.owner === undefined || entry.owner === ownerOf() ? entry : {};
  };
  const screenNow = () => (isAway() ? undefined : screenAt(router.state.location.pathname));
  const viewOf = (screen: ScreenState) => screen.select(store.getState());
  const readAddress = (screen: ScreenState) => readView(screen, router.state.location.search, entryNow().hidden);
  const shownIn = (screen: ScreenState): View => ({ ...screen.defaults, ...readAddress(screen), ...corrected });

  const effects: Record<Effect, () => void> = {
    awaitFrame: () => wait('due', afterPaint),
    awaitPause: () => wait('due', after(WRITE_AFTER_MS)),
    write: () => write(true),
    overwrite: () => write(false),
    read() {
      const { location, historyAction } = router.state;
      const screen = screenNow();
      corrected = {};
      if (screen) seen = viewOf(screen);
      const isPlainLink = historyAction !== NavigationType.Pop && location.search === '' && !entryNow().hidden;
      effects[isPlainLink ? 'write' : 'undo']();
    },
    undo() {
      const screen = screenNow();
      if (screen) restore(screen);
      write(true);
    },
    stepBack() {
      void router.navigate(-1, { isForced: true }); // nothing is left by that, so nobody may hold it
      wait('lost', after(LONGEST_STEP_MS)); // after the router has given the step up
    },
  };

  function send(event: MachineEvent) {
    const [next, effect] = transition(state, event);
    state = next;
    if (effect) effects[effect]();
  }

  function wait(event: MachineEvent, start: (run: () => void) => () => void) {
    stopWaiting();
    stopWaiting = start(() => send(event));
  }

  function write(mayStepBack: boolean) {
    const { location } = router.state;
    const screen = screenNow();
    // Before sign-in the address stays as it was opened, because sign-in leads to it.
    if (!screen || router.isEntering || router.isStepping || !selectUser(store.getState())) return send('agreed');
    const { search, hidden } = writeView(screen, seen);
    const entry = entryNow();
    const owner = sameValues(hidden, {}) ? undefined : ownerOf();
    if (search === location.search && sameValues(hidden, entry.hidden ?? {}) && owner === entry.owner)
      return send('agreed');
    const shown = shownIn(screen);
    const opened = dialogsIn(screen, seen) - dialogsIn(screen, shown);
    // Back must not open a closed dialog again.
    if (opened < 0 && entry.isDialogStep && mayStepBack) return send('closed');
    const isDialogStep = dialogsIn(screen, seen) > 0 && (entry.isDialogStep || opened > 0);
    const replace = !isStep(screen, shown, seen);
    if (!isDialogStep) corrected = {}; // else the entry below the dialog names what is gone
    router
      .navigate({ search }, { replace, state: { isDialogStep, hidden, owner } satisfies EntryState, isForced: true })
      .catch(() => send('agreed')); // Safari refuses many in a short time: the next change is written
  }

  /** Shows the view of the address. */
  function restore(screen: ScreenState) {
    const read = readAddress(screen);
    const changed = changedBy(screen, viewOf(screen), read);
    const names = Object.keys(changed);
    if (names.length > 0) store.dispatch(screen.slice.actions.viewRestored!({ ...read, ...changed }, names));
  }

  function arrive() {
    const { isReady, location, historyAction } = router.state;
    if (!isReady || location.key === shownKey) return;
    shownKey = location.key;
    if (!isAway()) moveDrafts(location.pathname + location.search);
    send(historyAction === NavigationType.Pop ? 'popped' : 'navigated');
  }

  function follow() {
    const screen = screenNow();
    const view = screen && viewOf(screen);
    if (!view || view === seen) return;
    const changed = changedBy(screen, seen, view);
    if (isCorrection()) Object.assign(corrected, changed);
    const isInAddress = !sameValues(changed, {});
    if (isInAddress) send(isStep(screen, seen, view) ? 'due' : 'left');
    seen = view;
    if (!isInAddress) return; // what waits goes on waiting no longer
    send(changeIn(screen, shownIn(screen), view));
  }

  const flush = () => send('due');
  // What leaves the page, or copies its address, finds the view of now: another site, a closed tab, and the address bar.
  const leaving = new AbortController();
  for (const event of ['pagehide', 'beforeunload', 'blur'])
    window.addEventListener(event, flush, { signal: leaving.signal });
  const stops = [
    store.subscribe(follow),
    router.subscribe(arrive),
    router.block({
      isHeld: ({ action }) => state === 'stepped' || (state === 'changed' && action !== NavigationType.Pop),
      onHeld({ proceed }, { action }) {
        if (action === NavigationType.Pop) return send('backHeld');
        flush();
        proceed();
      },
    }),
  ];
  arrive();
  return () => {
    stopWaiting();
    leaving.abort();
    stops.forEach((stop) => stop());
  };
}
