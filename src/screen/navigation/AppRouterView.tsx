import { useCallback, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject, NavigationType } from 'react-router-dom';
import { useComposedKeys } from '@/components/keys/useComposedKeys';
import { type HoldBack } from '@/components/menu/holdBack';
import { type AppRouter, type RouterState } from './appRouter';
import { AppRouterContext, useAppRouter } from './routerContext';

/**
 * Renders the routes at the router's path; nothing until the first one is ready. Another query of the same page renders
 * nothing, because it follows what the page shows already, such as a chosen tab: `useLocation` is about the path alone.
 */
export function AppRouterView({ router }: { router: AppRouter }) {
  const [state, setState] = useState(router.state);
  useComposedKeys();
  useLayoutEffect(() => {
    const follow = (next: RouterState) => setState((shown) => (isSamePage(shown, next) ? shown : next));
    follow(router.state); // it may have changed since the rendering
    return router.subscribe(follow);
  }, [router]);
  return (
    <AppRouterContext value={router}>
      <Router location={state.location} navigationType={state.historyAction} navigator={router.navigator}>
        {state.isReady && <Matched routes={router.routes} />}
      </Router>
    </AppRouterContext>
  );
}

const isSamePage = (one: RouterState, other: RouterState) =>
  one.isReady === other.isReady && one.location.pathname === other.location.pathname;

const Matched = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Lets an open menu take the browser's Back, as if it were a page. */
export function useHoldBack(): HoldBack {
  const router = useAppRouter();
  return useCallback(
    (onBack) => router.block({ isHeld: ({ action }) => action === NavigationType.Pop, onHeld: onBack }),
    [router],
  );
}
