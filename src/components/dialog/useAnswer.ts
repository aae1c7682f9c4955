import { use, useState, useSyncExternalStore } from 'react';
import { LateContext } from './callContexts';
import { swallowFurtherClicks, useOneAtATime } from './useOneAtATime';

/**
 * Runs one async function at a time, and lets the person stop waiting for a late answer. The second click of a double
 * click does not reach what the answer puts beneath the pointer.
 */
export function useAnswer() {
  const { subscribe, current } = use(LateContext);
  const late = useSyncExternalStore(subscribe, current);
  const { run, isBusy } = useOneAtATime();
  const [startedAt, setStartedAt] = useState(0);
  const [isUnknown, setUnknown] = useState(false);
  const own = isBusy ? late.filter((call) => call.startedAt >= startedAt) : [];
  const stopWaiting = () => {
    setUnknown(true);
    own.forEach((call) => call.stopWaiting());
  };
  return {
    run: (work: () => unknown) =>
      run(() => {
        swallowFurtherClicks();
        setStartedAt(Date.now());
        setUnknown(false);
        return work();
      }),
    isBusy,
    /** Null while no call is late. */
    stopWaiting: own.length > 0 ? stopWaiting : null,
    /** Whether the person stopped waiting, so that the outcome is not known. */
    isUnknown: isUnknown && !isBusy,
  };
}
