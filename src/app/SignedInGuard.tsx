import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectUser } from '@/services/sessionState';

/**
 * §2: every screen needs a signed-in session. A visitor who followed a link gets there after signing in; a session
 * that ended leaves no trace of where it was.
 */
export function SignedInGuard() {
  const user = useSelector(selectUser);
  const { pathname, search } = useLocation();
  const [wasSignedIn] = useState(user !== null);
  if (user) return <Outlet />;
  return <Navigate to="/login" replace state={wasSignedIn ? null : { from: pathname + search }} />;
}
