import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, type RouteObject, matchRoutes, Outlet } from 'react-router-dom';
import { AlertHost } from '@/components/dialog/AlertHost';
import { Loaded } from '@/components/lazy/Loaded';
import { useAddress, useAppRouter } from '@/screen/navigation/routerContext';
import { join } from '@/lib/slots';
import { selectHasEnded, selectUser, selectIsExpired } from '@/services/session/sessionState';
import { fetched } from './fetched';
import { sessionExpiredDialog } from './prefetch';
import { type AppStore } from './store';

/** The shell and what is shown inside it. Which addresses that are is known when its code is there. */
function shellRoute(store: AppStore): RouteObject {
  const route: RouteObject = {
    path: '*',
    ...fetched(async () => {
      const { Shell } = await import(/* webpackChunkName: "shell" */ './shell/Shell');
      const { shellRoutes } = await import(/* webpackChunkName: "shell" */ './shell/shellRoutes');
      await join('shell');
      delete route.path;
      route.children = shellRoutes(store);
      return Shell;
    }),
  };
  return route;
}

/** Every route. Each screen is a chunk of its own, and the shell is fetched only when somebody has signed in. */
export const makeRoutes = (store: AppStore): RouteObject[] => [
  {
    Component: RootLayout,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      {
        path: '/login',
        ...fetched(async () => (await import(/* webpackChunkName: "login" */ '@/features/auth/LoginPage')).LoginPage),
      },
      {
        path: '/signup',
        ...fetched(
          async () => (await import(/* webpackChunkName: "signup" */ '@/features/auth/SignUpPage')).SignUpPage,
        ),
      },
      ...(__MIRAGE__
        ? [
            {
              path: '/gallery',
              ...fetched(async () => {
                await join('gallery');
                return (await import(/* webpackChunkName: "gallery" */ '../../gallery/Gallery')).Gallery;
              }),
            },
          ]
        : []),
      { Component: SignedInGuard, children: [shellRoute(store)] },
    ],
  },
];

/** The router's `location.key` of the first location. */
const FIRST_LOCATION = 'default';

/** Shows nothing of the panel without a session. */
function SignedInGuard() {
  const user = useSelector(selectUser);
  return user ? <Outlet /> : <ToSignIn />;
}

/**
 * Redirects to /login. A visitor who opened a link to a section gets there after sign-in; any other address is dropped,
 * because it may lead to another site (`//host`). After a session has ended, no address of it is passed on, not even by
 * the Back button.
 */
function ToSignIn() {
  const hasEnded = useSelector(selectHasEnded);
  const { pathname, search, key } = useAddress();
  const { routes } = useAppRouter();
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  const isSection = path !== '*' && key === FIRST_LOCATION && !hasEnded;
  return <Navigate to="/login" replace state={isSection ? { from: path + search } : null} />;
}

/** Wraps every page and renders what may open over any of them. */
function RootLayout() {
  const isExpired = useSelector(selectIsExpired);
  useEffect(() => {
    if (isExpired) sessionExpiredDialog.keepLoading();
  }, [isExpired]);
  return (
    <>
      <Outlet />
      <AlertHost />
      {isExpired && <Loaded of={sessionExpiredDialog} props={{}} />}
    </>
  );
}
