import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: a call while one runs does nothing. The guard is synchronous, so the second click of
 * a double click finds it shut before React has drawn the busy button.
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
