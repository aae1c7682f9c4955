import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type Location } from 'react-router-dom';
import { CAPABILITIES } from '@/app/capabilities';
import { startCapabilities } from '@/app/host';
import { noteCrash } from '@/app/noteCrash';
import { makeRoutes } from '@/app/routes';
import { screenStateAt } from '@/app/screens';
import { makeStore } from '@/app/store';
import { connectUrl } from '@/app/urlState';
import { HostContext } from '@/screen/host';
import { install } from '@/lib/slots';
import { AppRouterView } from '@/screen/navigation/AppRouterView';
import { memoryRouter } from './memoryRouter';
import { readToken, startSession, type SessionUser } from '@/services/session/session';

/**
 * The panel at an address or history entry, with the real store and routes; signed in as `as`, or not at all where that
 * is null. It has all capabilities, or those given.
 */
export function renderApp(
  address: string | Location,
  as: SessionUser | null,
  token = as && `seed-token-${as.id}`,
  store = makeStore(as),
  capabilities = CAPABILITIES,
) {
  // Rendering again, like a reload, keeps the session.
  if (as && token && token !== readToken()) startSession({ token, user: as }, false);
  install(capabilities);
  const router = memoryRouter(makeRoutes(store), [address]);
  const host = startCapabilities(capabilities, store, router);
  const disconnect = connectUrl(router, store, screenStateAt);
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  const { unmount } = render(
    <Provider store={store}>
      <HostContext value={host}>
        <AppRouterView router={router} />
      </HostContext>
    </Provider>,
    { container: page, onCaughtError: noteCrash },
  );
  const leave = () => {
    unmount();
    disconnect();
    router.dispose();
  };
  /** Follows a link, or steps through the history. */
  const go = (to: string | number) =>
    act(async () => {
      await router.navigate(to);
    });
  return { user: userEvent.setup(), store, router, host, page, go, leave };
}
