import { type ComponentType, type ReactNode } from 'react';
import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { preparedBy } from '@/screen/navigation/appRouter';
import { useAppRouter } from '@/screen/navigation/AppRouterView';
import { Guard } from './Guard';
import { RootLayout } from './RootLayout';
import { RouteFailure } from './RouteFailure';
import { openScreen } from './screens';
import { SCREENS } from './sections';
import { SignedInGuard } from './SignedInGuard';
import { type AppStore } from './store';

/** Replaces a page that crashes with an error message until it is tried again or left. */
function Page({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={() => undefined} // RouteFailure logs it
      retryWith={useLocation()}
      fallback={(error, retry) => <RouteFailure error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/** A route whose component is fetched before the route is shown. If that fails, the route shows the failure. */
function fetched(fetchComponent: () => Promise<ComponentType>, wrap = (page: ReactNode) => page) {
  let Fetched: ComponentType | undefined;
  let failure: unknown;
  const fetchOnce = async () => {
    try {
      Fetched = await fetchComponent();
    } catch (error) {
      failure = error;
    }
  };
  function Component() {
    const router = useAppRouter();
    if (!Fetched) return <RouteFailure error={failure} onRetry={() => void router.reload()} />;
    return <Page>{wrap(<Fetched />)}</Page>;
  }
  return { Component, handle: preparedBy(() => (Fetched ? undefined : fetchOnce())) };
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
      {
        Component: SignedInGuard,
        children: [
          {
            ...fetched(async () => (await import(/* webpackChunkName: "shell" */ './shell/Shell')).Shell),
            children: [
              ...SCREENS.map((section) => ({
                path: section.path,
                ...fetched(
                  () => openScreen(section, store),
                  (page) => <Guard section={section}>{page}</Guard>,
                ),
              })),
              {
                path: '*',
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
