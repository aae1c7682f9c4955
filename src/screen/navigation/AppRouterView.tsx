import { createContext, use, useSyncExternalStore } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { type AppRouter } from './appRouter';

const AppRouterContext = createContext<AppRouter | null>(null);

/** The router of the page. */
export function useAppRouter(): AppRouter {
  const router = use(AppRouterContext);
  if (!router) throw new Error('There is no router around this component.');
  return router;
}

/** Renders the routes at the router's address; nothing until the first one is ready. */
export function AppRouterView({ router }: { router: AppRouter }) {
  const state = useSyncExternalStore(router.subscribe, () => router.state);
  return (
    <AppRouterContext value={router}>
      <Router location={state.location} navigationType={state.historyAction} navigator={router.navigator}>
        {state.isReady && <Matched routes={router.routes} />}
      </Router>
    </AppRouterContext>
  );
}

const Matched = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
