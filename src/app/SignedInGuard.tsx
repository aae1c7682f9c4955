import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectHasEnded, selectUser } from '@/services/session/sessionState';
import { sectionAt } from './sections';

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
  if (user) return <Outlet />;
  const section = key === FIRST_LOCATION && !hasEnded && sectionAt(pathname);
  return <Navigate to="/login" replace state={section ? { from: section.path + search } : null} />;
}
