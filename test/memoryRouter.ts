import { UNSAFE_createMemoryHistory as createMemoryHistory, type Location, type RouteObject } from 'react-router-dom';
import { createAppRouter } from '@/screen/navigation/appRouter';

/**
 * The panel's router with a memory history, at the last of the entries. A step in it takes `stepTime` ms, as browsers take
 * some; by default it is taken at once.
 */
export function memoryRouter(routes: RouteObject[], initialEntries: (string | Partial<Location>)[], stepTime?: number) {
  const history = createMemoryHistory({ initialEntries });
  const go = history.go.bind(history);
  if (stepTime) history.go = (delta) => void setTimeout(() => go(delta), stepTime);
  const router = createAppRouter(history, routes);
  void router.reload();
  return router;
}
