import { createContext, startTransition, use, useLayoutEffect, useState, useCallback } from 'react';
import { Router, useRoutes, type RouteObject, NavigationType } from 'react-router-dom';
import { type HoldBack } from '@/components/menu/holdBack';
import { type AppRouter, type RouterState } from './appRouter';

const AppRouterContext = createContext<AppRouter | null>(null);

/** The router of the page. */
export function useAppRouter(): AppRouter {
  const router = use(AppRouterContext);
  if (!router) throw new Error('There is no router around this component.');
  return router;
}

/**
 * Renders the routes at the router's address; nothing until the first one is ready. Another address of the same page is
 * rendered in a transition, because it follows what the page shows already, such as a chosen tab.
 */
export function AppRouterView({ router }: { router: AppRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    let shown = router.state.location.pathname;
    const follow = (next: RouterState) => {
      const isSamePage = next.location.pathname === shown;
      shown = next.location.pathname;
      if (isSamePage) startTransition(() => setState(next));
      else setState(next);
    };
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

const Matched = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Lets an open menu take the browser's Back, as if it were a page. */
export function useHoldBack(): HoldBack {
  const router = useAppRouter();
  return useCallback(
    (onBack) => router.block({ isHeld: ({ action }) => action === NavigationType.Pop, onHeld: onBack }),
    [router],
  );
}
