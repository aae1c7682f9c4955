import { Navigate, type RouteObject } from 'react-router-dom';
import { Guard } from './Guard';
import { LoadFailure } from './LoadFailure';
import { RootLayout } from './RootLayout';
import { openScreen } from './screens';
import { PROFILE, SECTIONS } from './sections';
import { SignedInGuard } from './SignedInGuard';
import { type AppStore } from './store';

/** Every route of §2. Each screen is a chunk of its own; nothing of the shell loads before somebody has signed in. */
export const makeRoutes = (store: AppStore): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: LoadFailure,
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      {
        path: '/login',
        lazy: async () => {
          const { LoginPage } = await import(/* webpackChunkName: "login" */ '@/features/auth/LoginPage');
          return { Component: LoginPage };
        },
      },
      {
        path: '/signup',
        lazy: async () => {
          const { SignUpPage } = await import(/* webpackChunkName: "signup" */ '@/features/auth/SignUpPage');
          return { Component: SignUpPage };
        },
      },
      {
        Component: SignedInGuard,
        children: [
          {
            lazy: async () => {
              const { Shell } = await import(/* webpackChunkName: "shell" */ './shell/Shell');
              return { Component: Shell };
            },
            children: [
              ...[...SECTIONS, PROFILE].map((section) => ({
                path: section.path,
                ErrorBoundary: LoadFailure,
                lazy: async () => {
                  const { Component } = await openScreen(section.path, store);
                  return {
                    Component: () => (
                      <Guard section={section}>
                        <Component />
                      </Guard>
                    ),
                  };
                },
              })),
              {
                path: '*',
                lazy: async () => {
                  const { NotFoundPage } = await import(/* webpackChunkName: "not-built" */ './NotFoundPage');
                  return { Component: NotFoundPage };
                },
              },
            ],
          },
        ],
      },
    ],
  },
];
