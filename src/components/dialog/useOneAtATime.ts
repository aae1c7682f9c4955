import { useRef, useState } from 'react';

/**
 * Runs one async function at a time; a call while one is pending does nothing. The guard is synchronous, so that it
 * stops the second click of a double click before React has rendered the busy button.
 */
export function useOneAtATime() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => unknown) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy };
}
