import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectUser } from '@/services/session/sessionState';
import { mayOpen } from '@/services/session/access';
import { type Section } from '@/screen/section';

/**
 * Redirects a sub-admin to the dashboard from a section that is not among their modules, and a section's address in
 * another spelling (capitals, a slash at the end) to the canonical one.
 */
export function Guard({ section, children }: { section: Pick<Section, 'path' | 'module'>; children: ReactNode }) {
  const user = useSelector(selectUser);
  const { pathname, search } = useLocation();
  if (!user || !mayOpen(user, section)) return <Navigate to="/dashboard" replace />;
  return pathname === section.path ? children : <Navigate to={section.path + search} replace />;
}
