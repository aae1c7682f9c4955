import { type Reducer } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { type BrowserMock } from '@/mirage/browser/startInBrowser';
import { idleAfter } from '@/components/lazy/whenIdle';
import { browserHistory } from '@/lib/history';
import { devTools } from '@/screen/devTools';
import { HostContext } from '@/screen/host';
import { createAppRouter, type AppRouter } from '@/screen/navigation/appRouter';
import { AppRouterView } from '@/screen/navigation/AppRouterView';
import { reportReaders } from '@/screen/shell/reportReaders';
import { install, join, read } from '@/lib/slots';
import { browserWentOffline, browserWentOnline } from '@/services/http/connection';
import { restoreSession, startSession, toSessionUser } from '@/services/session/session';
import { parseSettings } from '@/services/http/parseSettings';
import { applySettings, settings } from '@/services/http/settings';
import { CAPABILITIES } from './capabilities';
import { inject, startCapabilities } from './host';
import { idleRule, startPrefetching } from './prefetch';
import { renderPanel } from './renderPanel';
import { makeRoutes } from './routes';
import { joinScreen, screenStateAt } from './screens';
import { shareLogout } from './sharedLogout';
import { makeStore, rootReducer, type AppStore } from './store';
import { startTheme } from './theme';
import { connectUrl } from './urlState';

async function startMockServer() {
  if (!__MIRAGE__) return;
  const { startInBrowser } = await import(/* webpackChunkName: "mirage" */ '@/mirage/browser/startInBrowser');
  const mock = await startInBrowser(settings().apiRoot);
  applySettings({ ...settings(), sampleAccounts: mock.accounts });
  return mock;
}

/** Signs in with a session of the mock server. Mock builds only. */
function enterAs(token: string, user: object) {
  startSession({ token, user: toSessionUser(user)! }, false);
  window.location.reload();
}

/** Undefined where no capability reads such files. Mock builds only. */
async function reportReader() {
  await join('mockPanel');
  return read(reportReaders)[0];
}

async function showMockPanel(mock: BrowserMock, router: AppRouter) {
  if (!__MIRAGE__) return;
  router.subscribe(mock.keepInAddress);
  const { mountPanel } = await import(/* webpackChunkName: "mirage-panel" */ '@/mirage/panel/mountPanel');
  const { OVER_PAGE } = await import(/* webpackChunkName: "mirage-panel" */ '@/components/dialog/overPage');
  mountPanel(mock, { enterAs, openReport: await reportReader(), over: OVER_PAGE });
}

/**
 * What Redux DevTools need; undefined without DevTools, or without the code, which masks personal data: then they see the
 * store as it is, and only in development.
 */
async function loadDevTools() {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return undefined;
  await join('devTools').catch(() => undefined);
  return read(devTools)[0]?.({ reducer: rootReducer as Reducer, inject, joinScreen });
}

function watchConnection(store: AppStore) {
  window.addEventListener('offline', () => store.dispatch(browserWentOffline()));
  window.addEventListener('online', () => store.dispatch(browserWentOnline()));
  if (!navigator.onLine) store.dispatch(browserWentOffline());
}

/** Starts the panel in the page. */
export async function start() {
  applySettings(parseSettings(document.getElementById('settings')?.textContent));
  install(CAPABILITIES);
  const mock = __MIRAGE__ ? await startMockServer() : undefined;
  const log = await loadDevTools();
  const store = makeStore(restoreSession(), log?.options ?? process.env.NODE_ENV !== 'production', log?.gate);
  startTheme(store);
  watchConnection(store);
  shareLogout(store);
  const router = createAppRouter(browserHistory(), makeRoutes(store));
  const host = startCapabilities(CAPABILITIES, store, router);
  log?.start(host);
  connectUrl(router, store, screenStateAt, log?.isAway);
  startPrefetching(host);
  if (mock) void showMockPanel(mock, router);
  const firstPage = router.reload();
  idleAfter(idleRule(store, firstPage));
  await firstPage; // until then the frame of index.html is shown
  renderPanel(
    <Provider store={store}>
      <HostContext value={host}>
        <AppRouterView router={router} />
      </HostContext>
    </Provider>,
  );
}
