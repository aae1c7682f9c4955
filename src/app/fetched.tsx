import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { ScreenFailure } from '@/components/error/ScreenFailure';
import { draftTitles } from '@/screen/form/drafts';
import { preparedBy } from '@/screen/navigation/appRouter';
import { useAddress, useAppRouter } from '@/screen/navigation/routerContext';
import { type Show } from '@/screen/shell/overlays';
import { WhenWrong } from '@/screen/shell/WhenWrong';
import { log } from '@/services/http/log';
import { isCodeMissing, isOutdated } from '@/lib/newVersion';
import { noteCrash } from './noteCrash';

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
      // Somebody who leaves meanwhile, or whose network is gone, sees no crash.
      if (isCodeMissing(error)) log.warn('code not fetched', { reason: (error as Error).message });
      else noteCrash(error);
    }
  };
  function Component() {
    const router = useAppRouter();
    const address = useAddress();
    if (!page) return <RouteFailure error={failure} onRetry={() => void router.reload()} />;
    return (
      <ErrorBoundary retryWith={address} fallback={(error, retry) => <RouteFailure error={error} onRetry={retry} />}>
        {page}
      </ErrorBoundary>
    );
  }
  return { Component, handle: preparedBy(() => (page ? undefined : fetchOnce())) };
}

/** Replaces a screen that crashed or whose code could not be fetched. The shell around it stays. */
function RouteFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = isCodeMissing(error);
  // Undefined outside of the shell, which shows it.
  const show = useOutletContext<Show | undefined>();
  const more = show && <WhenWrong className="btn btn-quiet" onShow={show} />;
  const [isOld, setOld] = useState<boolean>();
  const [kept] = useState(draftTitles);
  useEffect(() => {
    // If a newer build was deployed, trying again cannot help: the host no longer has this build's code.
    void (isMissing ? isOutdated() : Promise.resolve(false)).then(setOld);
  }, [isMissing]);
  if (isOld === undefined) return null;
  if (isOld)
    return (
      <ScreenFailure title="A new version is available." kept={kept} onRetry={onRetry} more={more} isCodeMissing>
        This tab runs an older version, whose code for this screen is no longer there.
      </ScreenFailure>
    );
  if (isMissing)
    return (
      <ScreenFailure title="This page could not be loaded." kept={kept} onRetry={onRetry} more={more} isCodeMissing>
        A part of the panel could not be fetched. You may be offline.
      </ScreenFailure>
    );
  return (
    <ScreenFailure title="Something went wrong on this screen." kept={kept} onRetry={onRetry} more={more}>
      {error instanceof Error ? error.message : String(error)}
    </ScreenFailure>
  );
}
