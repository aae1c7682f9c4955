import { NavigationType, type Location } from 'react-router-dom';
import { afterPaint } from '@/lib/pause';
import { moveDrafts } from '@/screen/form/drafts';
import { LONGEST_STEP_MS, type AppRouter } from '@/screen/navigation/appRouter';
import { isCorrection } from '@/lib/correction';
import { sameValues } from '@/lib/sameValues';
import { changedBy, readView, writeView } from '@/screen/screenUrl';
import { type ScreenState, type View } from '@/screen/section';
import { type OpenDialog } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { selectUser } from '@/services/session/sessionState';
import { type AppStore } from './store';

/** What a history entry's state contains. */
export interface EntryState {
  isDialogStep?: boolean;
  /** The private fields, each as the text that it would have in a query. */
  hidden?: Record<string, string>;
  /** The person whose entry it is. It outlives the session, so it is ignored for the next person. */
  owner?: Id;
}

const dialogNames = ({ urlFields }: ScreenState) => Object.keys(urlFields).filter((name) => urlFields[name]?.isDialog);

/** How many dialogs are open; one may be open over another. */
const dialogsIn = (screen: ScreenState, view: View) => dialogNames(screen).filter((name) => view[name]).length;

/** So many milliseconds after the last key the address follows what is typed: writing history costs as much as that does. */
export const WRITE_AFTER_MS = 300;

/** Another site, a closed tab, and the address bar. */
const LEAVING = ['pagehide', 'beforeunload', 'blur'] as const;

const kindOf = (dialog: unknown) => (dialog as OpenDialog | null)?.kind;

/** Whether Back leads from one view to the other. Closing a dialog is no step, nor is turning it to another row. */
const isStep = ({ urlFields }: ScreenState, from: View, to: View) =>
  Object.entries(urlFields).some(
    ([name, field]) =>
      field?.isStep &&
      !sameValues(to[name], from[name]) &&
      !(field.isDialog && [undefined, kindOf(from[name])].includes(kindOf(to[name]))),
  );

/**
 * Synchronises a screen's view state and the address in both directions (docs/architecture.md). The address, with the
 * `hidden` of its history entry, wins on a page load, on Back and Forward and in links that contain a view; the state
 * wins when a section is opened by its plain link, so that it shows the view it had before.
 *
 * A step is written right after the frame that shows it, so that Back and a reload find it; what is typed a moment after the
 * last key, but before a step. Each step has an entry of its own. Back before that undoes the change. While DevTools show
 * another time (`isAway`), travel.ts has the address.
 */
export function connectUrl(
  router: AppRouter,
  store: AppStore,
  screenAt: (pathname: string) => ScreenState | undefined,
  isAway = () => false,
) {
  let seenKey = '';
  let isOwnStep = false;
  let seenView: View | undefined;
  /** What is to be written, and whether as a step. */
  let waiting: { view: View; isStep: boolean; cancel: () => void } | undefined;
  /** The entry that was to be left by a step back, and the look whether it came. */
  let leftKey = '';
  /** What stands in place of what is gone, until the address says so. */
  let corrected: View = {};
  let stepTimer: ReturnType<typeof setTimeout> | undefined;
  const ownerOf = () => selectUser(store.getState())?.id;
  const entryOf = ({ state }: Location): EntryState => {
    const entry = (state ?? {}) as EntryState;
    return entry.owner === undefined || entry.owner === ownerOf() ? entry : {};
  };
  const viewOf = (screen: ScreenState) => screen.select(store.getState());
  const readAddress = (screen: ScreenState) => {
    const { location } = router.state;
    return readView(screen, location.search, entryOf(location).hidden);
  };
  const shownIn = (screen: ScreenState): View => ({ ...screen.defaults, ...readAddress(screen), ...corrected });

  function showView(given?: View) {
    const { isReady, location } = router.state;
    const screen = isAway() ? undefined : screenAt(location.pathname);
    // Before sign-in the address stays as it was opened, because sign-in leads to it. While a step back is on its way the
    // address is still that of a dialog which has closed: it takes no second step, which could leave the panel.
    if (!isReady || !screen || router.isEntering || router.isStepping || !selectUser(store.getState())) return;
    const view = given ?? viewOf(screen);
    const { search, hidden } = writeView(screen, view);
    const entry = entryOf(location);
    const owner = sameValues(hidden, {}) ? undefined : ownerOf();
    if (search === location.search && sameValues(hidden, entry.hidden ?? {}) && owner === entry.owner) return;
    const shown = shownIn(screen);
    isOwnStep = true;
    const opened = dialogsIn(screen, view) - dialogsIn(screen, shown);
    // Goes back over the dialog's history entry: Back must not open a closed dialog again. Nothing is left by that, so
    // nobody may hold it. Where the step never comes, the entry is replaced.
    if (opened < 0 && entry.isDialogStep && leftKey !== location.key) {
      leftKey = location.key;
      void router.navigate(-1, { isForced: true });
      stepTimer = setTimeout(showView, LONGEST_STEP_MS); // after the router has given the step up
      return;
    }
    const isDialogStep = dialogsIn(screen, view) > 0 && (entry.isDialogStep || opened > 0);
    const state: EntryState = { isDialogStep, hidden, owner };
    takeWaiting(); // this is newer
    if (!isDialogStep) corrected = {}; // else the entry below the dialog names what is gone
    void router.navigate({ search }, { replace: !isStep(screen, shown, view), state });
  }

  /** Shows the view of the address; false if it is shown already. */
  function restore(screen: ScreenState) {
    const read = readAddress(screen);
    const changed = changedBy(screen, viewOf(screen), read);
    const names = Object.keys(changed);
    if (names.length > 0) store.dispatch(screen.slice.actions.viewRestored!({ ...read, ...changed }, names));
    return names.length > 0;
  }

  function restoreView() {
    const { isReady, location, historyAction } = router.state;
    if (!isReady || location.key === seenKey) return;
    seenKey = location.key;
    leftKey = '';
    clearTimeout(stepTimer);
    if (isAway()) return;
    moveDrafts(location.pathname + location.search);
    const screen = screenAt(location.pathname);
    const isOwn = isOwnStep;
    isOwnStep = false;
    if (!isOwn) {
      takeWaiting();
      corrected = {};
    }
    if (!screen) return;
    const isPlainLink = historyAction !== NavigationType.Pop && location.search === '' && !entryOf(location).hidden;
    if (isOwn || isPlainLink || !restore(screen)) showView();
  }

  function takeWaiting() {
    const taken = waiting;
    waiting = undefined;
    taken?.cancel();
    return taken?.view;
  }

  const write = () => {
    if (waiting) showView(takeWaiting());
  };

  function writeLater() {
    const timer = setTimeout(write, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }

  const stopStore = store.subscribe(() => {
    const screen = isAway() ? undefined : screenAt(router.state.location.pathname);
    if (!screen) return;
    const view = viewOf(screen);
    if (view === seenView) return;
    if (isCorrection()) Object.assign(corrected, changedBy(screen, seenView ?? {}, view));
    seenView = view;
    if (waiting && (waiting.isStep || isStep(screen, waiting.view, view))) write();
    takeWaiting();
    const shown = shownIn(screen);
    const step = isStep(screen, shown, view);
    // The draft of a dialog belongs to its address, so it goes with it.
    const isSoon = step || dialogNames(screen).some((name) => !sameValues(view[name], shown[name]));
    waiting = { view, isStep: step, cancel: isSoon ? afterPaint(write) : writeLater() };
  });
  const stopRouter = router.subscribe(restoreView);
  // What leaves the page, or copies its address, finds the view of now.
  for (const event of LEAVING) window.addEventListener(event, write);
  const unblock = router.block({
    isHeld: ({ action, from }) =>
      !!waiting && (action !== NavigationType.Pop || (waiting.isStep && from.key !== leftKey)),
    onHeld({ proceed }, { action }) {
      if (action !== NavigationType.Pop) {
        write();
        proceed();
        return;
      }
      takeWaiting();
      const screen = screenAt(router.state.location.pathname);
      if (screen) restore(screen);
    },
  });
  restoreView();
  return () => {
    takeWaiting();
    clearTimeout(stepTimer);
    stopStore();
    stopRouter();
    unblock();
    for (const event of LEAVING) window.removeEventListener(event, write);
  };
}
