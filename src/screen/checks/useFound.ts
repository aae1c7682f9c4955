import { useEffect, useState } from 'react';
import { type Steps } from './finding';
import { runSteps, type Found } from './runSteps';

/** What was found in lists that are still shown somewhere. */
const known = new WeakMap<Steps, Found>();

/** What the steps find; while new ones run, what the former found. Undefined until the first have run. */
export function useFound(steps: Steps | undefined): Found | undefined {
  const [found, setFound] = useState(() => steps && known.get(steps));
  const [foundBy, setFoundBy] = useState(() => steps);
  if (steps && steps !== foundBy && known.has(steps)) {
    setFoundBy(() => steps);
    setFound(known.get(steps));
  }
  useEffect(() => {
    if (!steps || known.has(steps)) return undefined;
    const stopping = new AbortController();
    void runSteps(steps, stopping.signal).then((result) => {
      if (!result || stopping.signal.aborted) return;
      known.set(steps, result);
      setFoundBy(() => steps);
      setFound(result);
    });
    return () => stopping.abort();
  }, [steps]);
  return found;
}
