import { type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Guard } from './Guard';
import { RootLayout } from './RootLayout';
import { RouteFailure } from './RouteFailure';
import { openScreen } from './screens';
import { SCREENS } from './sections';
import { SignedInGuard } from './SignedInGuard';
import { type AppStore } from './store';

/**
 * A route whose component is fetched when the route is entered. By a loader, for where the router's own `lazy` fails it
 * shows its fallback for ever, and never the error.
 */
function fetched(fetchComponent: () => Promise<ComponentType>) {
  let Fetched: ComponentType = () => null;
  return {
    loader: async () => {
      Fetched = await fetchComponent();
      return null;
    },
    shouldRevalidate: () => false,
    Component: () => <Fetched />,
  };
}

/** Every route. Each screen is a chunk of its own; nothing of the shell loads before somebody has signed in. */
export const makeRoutes = (store: AppStore): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
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
      {
        Component: SignedInGuard,
        children: [
          {
            ...fetched(async () => (await import(/* webpackChunkName: "shell" */ './shell/Shell')).Shell),
            children: [
              ...SCREENS.map((section) => ({
                path: section.path,
                ErrorBoundary: RouteFailure,
                ...fetched(async () => {
                  const Page = await openScreen(section, store);
                  return () => (
                    <Guard section={section}>
                      <Page />
                    </Guard>
                  );
                }),
              })),
              {
                path: '*',
                ErrorBoundary: RouteFailure,
                ...fetched(
                  async () => (await import(/* webpackChunkName: "not-found" */ './NotFoundPage')).NotFoundPage,
                ),
              },
            ],
          },
        ],
      },
    ],
  },
];
