import { type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { preparedBy } from '@/screen/navigation/appRouter';
import { useAppRouter } from '@/screen/navigation/AppRouterView';
import { RouteFailure } from './RouteFailure';

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
export function fetched(fetchComponent: () => Promise<ComponentType>, wrap = (page: ReactNode) => page) {
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
