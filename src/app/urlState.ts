import { NavigationType, type createBrowserRouter } from 'react-router-dom';
import { moveDrafts } from '@/components/form/drafts';
import { type ScreenState } from './screens';
import { type AppStore } from './store';

type Router = ReturnType<typeof createBrowserRouter>;
type View = Record<string, unknown>;

/** The fields named in the query; those that are absent or no valid value are left out. */
function readView({ urlFields }: ScreenState, search: string): View {
  const query = new URLSearchParams(search);
  const view: View = {};
  for (const [name, field] of Object.entries(urlFields)) {
    const written = query.get(name);
    const value = written === null ? undefined : field?.read(written);
    if (value !== undefined) view[name] = value;
  }
  return view;
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The query that shows this view; fields at their default are left out. */
function writeView({ slice, urlFields }: ScreenState, view: View): string {
  const defaults = slice.getInitialState() as View;
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(urlFields))
    if (field && !isSame(view[name], defaults[name])) query.set(name, field.write(view[name]));
  const written = query.toString();
  return written && `?${written}`;
}

/** How many dialogs stand open; one may stand over another. */
const dialogsIn = ({ urlFields }: ScreenState, view: View) =>
  Object.entries(urlFields).filter(([name, field]) => field?.isDialog && view[name]).length;

const isDialogStep = (state: unknown) => (state as { isDialogStep?: boolean } | null)?.isDialogStep === true;

/** Runs after the next frame: the address never stands between an act and what it paints. */
function afterPaint(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Keeps a screen's view state and the address bar the same, in both directions (docs/architecture.md). The address
 * wins on a page load, on Back and Forward and in links that carry a query; the state wins when a section is
 * entered by its plain link, so that coming back shows what was left.
 */
export function connectUrl(router: Router, store: AppStore, screenAt: (pathname: string) => ScreenState | undefined) {
  let seenKey = '';
  let isOwnStep = false;
  let cancel = () => {};
  let seenView: View | undefined;
  const viewOf = ({ slice }: ScreenState) => (store.getState() as unknown as Record<string, View>)[slice.reducerPath]!;

  function showView() {
    const { initialized, location, navigation } = router.state;
    const screen = screenAt(location.pathname);
    if (!initialized || !screen || navigation.state !== 'idle') return;
    const view = viewOf(screen);
    const search = writeView(screen, view);
    if (search === location.search) return;
    const shown = { ...(screen.slice.getInitialState() as View), ...readView(screen, location.search) };
    isOwnStep = true;
    const opened = dialogsIn(screen, view) - dialogsIn(screen, shown);
    // A closed dialog takes its step with it: Back must not open it again.
    if (opened < 0 && isDialogStep(location.state)) return void router.navigate(-1);
    const isStep = Object.entries(screen.urlFields).some(
      ([name, field]) => field?.isStep && !isSame(view[name], shown[name]) && !(field.isDialog && !view[name]),
    );
    const state = { isDialogStep: dialogsIn(screen, view) > 0 && (isDialogStep(location.state) || opened > 0) };
    void router.navigate({ search }, { replace: !isStep, state, preventScrollReset: true });
  }

  function restoreView() {
    const { initialized, location, historyAction, navigation } = router.state;
    if (!initialized || navigation.state !== 'idle' || location.key === seenKey) return;
    seenKey = location.key;
    moveDrafts(location.pathname + location.search);
    const screen = screenAt(location.pathname);
    const isOwn = isOwnStep;
    isOwnStep = false;
    if (!screen) return;
    const isPlainLink = historyAction !== NavigationType.Pop && location.search === '';
    if (isOwn || isPlainLink) return showView();
    const view = { ...(screen.slice.getInitialState() as View), ...readView(screen, location.search) };
    const current = viewOf(screen);
    if (Object.keys(screen.urlFields).every((name) => isSame(view[name], current[name]))) return;
    store.dispatch(screen.slice.actions.viewRestored!(readView(screen, location.search)));
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
    stopStore();
    stopRouter();
  };
}
