import { NavigationType, type Location } from 'react-router-dom';
import { afterPaint } from '@/components/lazy/pause';
import { moveDrafts } from '@/screen/form/drafts';
import { LONGEST_STEP_MS, type AppRouter } from '@/screen/navigation/appRouter';
import { sameValues } from '@/lib/sameValues';
import { changedBy, readView, writeView } from '@/screen/screenView';
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

/** How many dialogs are open; one may be open over another. */
const dialogsIn = ({ urlFields }: ScreenState, view: View) =>
  Object.entries(urlFields).filter(([name, field]) => field?.isDialog && view[name]).length;

const kindOf = (dialog: unknown) => (dialog as OpenDialog | null)?.kind;

/**
 * Synchronises a screen's view state and the address in both directions (docs/architecture.md). The address, with the
 * `hidden` of its history entry, wins on a page load, on Back and Forward and in links that contain a view; the state
 * wins when a section is opened by its plain link, so that it shows the view it had before.
 */
export function connectUrl(
  router: AppRouter,
  store: AppStore,
  screenAt: (pathname: string) => ScreenState | undefined,
) {
  let seenKey = '';
  let isOwnStep = false;
  let cancel = () => {};
  let seenView: View | undefined;
  /** The entry that was to be left by a step back, and the look whether it came. */
  let leftKey = '';
  let stepTimer: ReturnType<typeof setTimeout> | undefined;
  const ownerOf = () => selectUser(store.getState())?.id;
  const entryOf = ({ state }: Location): EntryState => {
    const entry = (state ?? {}) as EntryState;
    return entry.owner === undefined || entry.owner === ownerOf() ? entry : {};
  };
  const viewOf = (screen: ScreenState) => screen.select(store.getState());

  function showView() {
    const { isReady, location } = router.state;
    const screen = screenAt(location.pathname);
    // Before sign-in the address stays as it was opened, because sign-in leads to it. While a step back is on its way the
    // address is still that of a dialog which has closed: it takes no second step, which could leave the panel.
    if (!isReady || !screen || router.isEntering || router.isStepping || !selectUser(store.getState())) return;
    const view = viewOf(screen);
    const { search, hidden } = writeView(screen, view);
    const entry = entryOf(location);
    const owner = sameValues(hidden, {}) ? undefined : ownerOf();
    if (search === location.search && sameValues(hidden, entry.hidden ?? {}) && owner === entry.owner) return;
    const shown = { ...screen.defaults, ...readView(screen, location.search, entry.hidden) };
    isOwnStep = true;
    const opened = dialogsIn(screen, view) - dialogsIn(screen, shown);
    // Goes back over the dialog's history entry: Back must not open a closed dialog again. Where the step never comes, the
    // entry is replaced.
    if (opened < 0 && entry.isDialogStep && leftKey !== location.key) {
      leftKey = location.key;
      void router.navigate(-1);
      stepTimer = setTimeout(showView, LONGEST_STEP_MS); // after the router has given the step up
      return;
    }
    // Closing a dialog is no step, nor is turning it to another row: Back leaves it.
    const isStep = Object.entries(screen.urlFields).some(
      ([name, field]) =>
        field?.isStep &&
        !sameValues(view[name], shown[name]) &&
        !(field.isDialog && [undefined, kindOf(shown[name])].includes(kindOf(view[name]))),
    );
    const isDialogStep = dialogsIn(screen, view) > 0 && (entry.isDialogStep || opened > 0);
    const state: EntryState = { isDialogStep, hidden, owner };
    void router.navigate({ search }, { replace: !isStep, state });
  }

  function restoreView() {
    const { isReady, location, historyAction } = router.state;
    if (!isReady || location.key === seenKey) return;
    seenKey = location.key;
    leftKey = '';
    clearTimeout(stepTimer);
    moveDrafts(location.pathname + location.search);
    const screen = screenAt(location.pathname);
    const isOwn = isOwnStep;
    isOwnStep = false;
    if (!screen) return;
    const isPlainLink = historyAction !== NavigationType.Pop && location.search === '' && !entryOf(location).hidden;
    if (isOwn || isPlainLink) return showView();
    const read = readView(screen, location.search, entryOf(location).hidden);
    const changed = changedBy(screen, viewOf(screen), read);
    if (changed.length === 0) return showView();
    store.dispatch(screen.slice.actions.viewRestored!(read, changed));
  }

  const stopStore = store.subscribe(() => {
    const screen = screenAt(router.state.location.pathname);
    if (!screen || viewOf(screen) === seenView) return;
    seenView = viewOf(screen);
    cancel();
    cancel = afterPaint(showView);
  });
  const stopRouter = router.subscribe(restoreView);
  restoreView();
  return () => {
    cancel();
    clearTimeout(stepTimer);
    stopStore();
    stopRouter();
  };
}
