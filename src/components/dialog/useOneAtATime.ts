import { useEffect, useRef, useState } from 'react';

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

function swallow(event: MouseEvent) {
  if (event.detail < 2) {
    window.removeEventListener('click', swallow, { capture: true });
    return;
  }
  event.stopPropagation();
  event.preventDefault();
}

/** Until the next click that begins anew, stops the further ones of a double click. */
export const swallowFurtherClicks = () => window.addEventListener('click', swallow, { capture: true });

/** Stops the second click of a double click from reaching a dialog that the first one opened, or what is under one it closed. */
export function useNoClickThrough() {
  useEffect(() => {
    swallowFurtherClicks();
    return swallowFurtherClicks;
  }, []);
}
