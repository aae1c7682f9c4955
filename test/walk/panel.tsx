import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { CAPABILITIES } from '@/app/capabilities';
import { startCapabilities } from '@/app/host';
import { noteCrash } from '@/app/noteCrash';
import { makeRoutes } from '@/app/routes';
import { screenStateAt } from '@/app/screens';
import { record } from '@/capabilities/sessionReport/recorder';
import { makeStore } from '@/app/store';
import { shareLogout } from '@/app/sharedLogout';
import { connectUrl } from '@/app/urlState';
import { HostContext } from '@/screen/host';
import { install } from '@/lib/slots';
import { AppRouterView } from '@/screen/navigation/AppRouterView';
import { createAppRouter } from '@/screen/navigation/appRouter';
import { callLog } from '@/services/http/callLog';
import { restoreSession } from '@/services/session/session';

export type MemoryHistory = ReturnType<typeof createMemoryHistory>;

/** A history that, as a browser's, takes no step where it has no entry. */
export function historyAt(address: string): MemoryHistory {
  const history = createMemoryHistory({ initialEntries: [address] });
  const push = history.push.bind(history);
  const go = history.go.bind(history);
  let last = 0;
  history.push = (...args) => {
    push(...args);
    last = history.index;
  };
  history.go = (delta) => {
    const to = history.index + delta;
    if (to >= 0 && to <= last) setTimeout(() => go(delta), 0);
  };
  return history;
}

/** What reads the page's own address, such as the recorder, finds that of its history there. */
const showAddress = ({ location: { pathname, search } }: MemoryHistory) =>
  window.history.replaceState(null, '', pathname + search);

/** The panel of this tab as a page load makes it, at the address of its history, with the session that is stored. */
export function openPanel(history: MemoryHistory) {
  callLog.clear();
  const store = makeStore(restoreSession());
  shareLogout(store);
  const router = createAppRouter(history, makeRoutes(store));
  showAddress(history);
  router.subscribe(() => showAddress(history));
  install(CAPABILITIES);
  const host = startCapabilities(CAPABILITIES, store, router);
  const recorder = record(host, 'default');
  const disconnect = connectUrl(router, store, screenStateAt);
  // As public/index.html has it.
  document.body.innerHTML = '<div id="root"></div><p id="load-failure" role="alert" hidden>It could not be loaded.</p>';
  const root = createRoot(document.getElementById('root')!, { onCaughtError: noteCrash });
  void router.reload();
  act(() =>
    root.render(
      <Provider store={store}>
        <HostContext value={host}>
          <AppRouterView router={router} />
        </HostContext>
      </Provider>,
    ),
  );
  /** As a page that is left, without a question. */
  const leave = () => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    act(() => root.unmount());
    recorder.stop();
    disconnect();
    router.dispose();
    document.body.replaceChildren();
  };
  return { store, history, recorder, leave };
}

export type Panel = ReturnType<typeof openPanel>;
