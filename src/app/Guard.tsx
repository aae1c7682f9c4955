import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectUser } from '@/services/session/sessionState';
import { mayOpen } from './access';
import { type Section } from '@/screen/section';

/**
 * A route that is not among a sub-admin's modules leads to the dashboard. A section has one address: others that lead
 * to it, in capitals or with a slash at the end, are replaced by it.
 */
export function Guard({ section, children }: { section: Pick<Section, 'path' | 'module'>; children: ReactNode }) {
  const user = useSelector(selectUser);
  const { pathname, search } = useLocation();
  if (!user || !mayOpen(user, section)) return <Navigate to="/dashboard" replace />;
  return pathname === section.path ? children : <Navigate to={section.path + search} replace />;
}
