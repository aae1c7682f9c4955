import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { type RouteObject, Navigate, useLocation } from 'react-router-dom';
import { useAddress } from '@/screen/navigation/routerContext';
import { type Section } from '@/screen/section';
import { mayOpen } from '@/services/session/access';
import { selectUser } from '@/services/session/sessionState';
import { fetched } from '../fetched';
import { openScreen } from '../screens';
import { SCREENS } from '../sections';
import { type AppStore } from '../store';

/** The routes inside the shell. They are part of its code, so that the sign-in page comes without the sections. */
export const shellRoutes = (store: AppStore): RouteObject[] => [
  ...SCREENS.map((section) => ({
    path: section.path,
    ...fetched(
      () => openScreen(section, store),
      (page) => <Guard section={section}>{page}</Guard>,
    ),
  })),
  {
    path: '*',
    ...fetched(async () => (await import(/* webpackChunkName: "not-found" */ '../NotFoundPage')).NotFoundPage),
  },
];

/**
 * Redirects a sub-admin to the dashboard from a section that is not among their modules, and a section's address in
 * another spelling (capitals, a slash at the end) to the canonical one.
 */
function Guard({ section, children }: { section: Pick<Section, 'path' | 'module'>; children: ReactNode }) {
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  if (!user || !mayOpen(user, section)) return <Navigate to="/dashboard" replace />;
  return pathname === section.path ? children : <ToCanonical path={section.path} />;
}

const ToCanonical = ({ path }: { path: string }) => <Navigate to={path + useAddress().search} replace />;
