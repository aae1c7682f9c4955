import { useSelector } from 'react-redux';
import { matchRoutes, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppRouter } from '@/screen/navigation/AppRouterView';
import { selectHasEnded, selectUser } from '@/services/session/sessionState';

/** The router's `location.key` of the first location. */
const FIRST_LOCATION = 'default';

/**
 * Redirects to /login without a session. A visitor who opened a link to a section gets there after sign-in; any other
 * address is dropped, because it may lead to another site (`//host`). After a session has ended, no address of it is
 * passed on, not even by the Back button.
 */
export function SignedInGuard() {
  const user = useSelector(selectUser);
  const hasEnded = useSelector(selectHasEnded);
  const { pathname, search, key } = useLocation();
  const { routes } = useAppRouter();
  if (user) return <Outlet />;
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  const isSection = path !== '*' && key === FIRST_LOCATION && !hasEnded;
  return <Navigate to="/login" replace state={isSection ? { from: path + search } : null} />;
}
