import { createContext, use, useSyncExternalStore } from 'react';
import { type Location } from 'react-router-dom';
import { type AppRouter } from './appRouter';

export const AppRouterContext = createContext<AppRouter | null>(null);

/** The router of the page. */
export function useAppRouter(): AppRouter {
  const router = use(AppRouterContext);
  if (!router) throw new Error('There is no router around this component.');
  return router;
}

/** The current address with its query. Only what calls this is rendered again when the query alone changes. */
export function useAddress(): Location {
  const router = useAppRouter();
  return useSyncExternalStore(router.subscribe, () => router.state).location;
}
