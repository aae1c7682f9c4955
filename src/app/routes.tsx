import { Navigate, type RouteObject } from 'react-router-dom';
import { fetched } from './fetched';
import { RootLayout } from './RootLayout';
import { SignedInGuard } from './SignedInGuard';
import { type AppStore } from './store';

/** The shell and what is shown inside it. Which addresses that are is known when its code is there. */
function shellRoute(store: AppStore): RouteObject {
  const route: RouteObject = {
    path: '*',
    ...fetched(async () => {
      const { Shell } = await import(/* webpackChunkName: "shell" */ './shell/Shell');
      const { shellRoutes } = await import(/* webpackChunkName: "shell" */ './shell/shellRoutes');
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
              ...fetched(async () => (await import(/* webpackChunkName: "gallery" */ '../../gallery/Gallery')).Gallery),
            },
          ]
        : []),
      { Component: SignedInGuard, children: [shellRoute(store)] },
    ],
  },
];
