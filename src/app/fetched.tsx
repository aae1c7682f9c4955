import { type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { preparedBy } from '@/screen/navigation/appRouter';
import { useAddress, useAppRouter } from '@/screen/navigation/AppRouterView';
import { RouteFailure } from './RouteFailure';

/**
 * A route whose component is fetched before the route is shown. If that fails, the route shows the failure, and if the
 * page crashes, an error message until it is tried again or left.
 */
export function fetched(fetchComponent: () => Promise<ComponentType>, wrap = (element: ReactNode) => element) {
  let page: ReactNode;
  let failure: unknown;
  const fetchOnce = async () => {
    try {
      const Fetched = await fetchComponent();
      page = wrap(<Fetched />);
    } catch (error) {
      failure = error;
    }
  };
  function Component() {
    const router = useAppRouter();
    const address = useAddress();
    if (!page) return <RouteFailure error={failure} onRetry={() => void router.reload()} />;
    return (
      <ErrorBoundary
        onError={() => undefined} // RouteFailure logs it
        retryWith={address}
        fallback={(error, retry) => <RouteFailure error={error} onRetry={retry} />}
      >
        {page}
      </ErrorBoundary>
    );
  }
  return { Component, handle: preparedBy(() => (page ? undefined : fetchOnce())) };
}
