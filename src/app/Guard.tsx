import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectUser } from '@/services/sessionState';
import { mayOpen } from './access';
import { type Section } from './sections';

/** §6: a route that is not among a sub-admin's modules leads to the dashboard. */
export function Guard({ section, children }: { section: Section; children: ReactNode }) {
  const user = useSelector(selectUser);
  return user && mayOpen(user, section) ? children : <Navigate to="/dashboard" replace />;
}
