import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectHasEnded, selectUser } from '@/services/session/sessionState';
import { sectionAt } from './sections';

/** The router's key of the address that the page was opened at. */
const FIRST_LOCATION = 'default';

/**
 * Every screen needs a signed-in session. A visitor who opened the page by a link to a section gets there after signing
 * in; any other address is forgotten, for it may be no path at all (`//host` names another site). A session that ended
 * leaves no trace of where it was, not even by the Back button.
 */
export function SignedInGuard() {
  const user = useSelector(selectUser);
  const hasEnded = useSelector(selectHasEnded);
  const { pathname, search, key } = useLocation();
  if (user) return <Outlet />;
  const section = key === FIRST_LOCATION && !hasEnded && sectionAt(pathname);
  return <Navigate to="/login" replace state={section ? { from: section.path + search } : null} />;
}
