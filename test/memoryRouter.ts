import { UNSAFE_createMemoryHistory as createMemoryHistory, type Location, type RouteObject } from 'react-router-dom';
import { createAppRouter } from '@/screen/navigation/appRouter';

/** The panel's router with a memory history, at the last of the entries. */
export function memoryRouter(routes: RouteObject[], initialEntries: (string | Partial<Location>)[]) {
  const router = createAppRouter(createMemoryHistory({ initialEntries }), routes);
  void router.reload();
  return router;
}
