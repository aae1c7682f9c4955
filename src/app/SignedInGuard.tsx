import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectHasEnded, selectUser } from '@/services/sessionState';

/** The router's key of the address that the page was opened at. */
const FIRST_LOCATION = 'default';

/**
 * §2: every screen needs a signed-in session. A visitor who opened the page by a link gets there after signing in; a
 * session that ended leaves no trace of where it was, not even by the Back button.
 */
export function SignedInGuard() {
  const user = useSelector(selectUser);
  const hasEnded = useSelector(selectHasEnded);
  const { pathname, search, key } = useLocation();
  if (user) return <Outlet />;
  const isFollowedLink = key === FIRST_LOCATION && !hasEnded;
  return <Navigate to="/login" replace state={isFollowedLink ? { from: pathname + search } : null} />;
}
