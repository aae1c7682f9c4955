import { useEffect, useState } from 'react';
import { type Steps } from './finding';
import { runSteps, type CheckResult } from './runSteps';

/** What was found in lists that are still shown somewhere. */
const known = new WeakMap<Steps, CheckResult>();

/** What the steps find; while new ones run, what the former found. Undefined until the first have run. */
export function useFound(steps: Steps | undefined): CheckResult | undefined {
  const [latest, setLatest] = useState<Steps>();
  if (steps && steps !== latest && known.has(steps)) setLatest(() => steps);
  useEffect(() => {
    if (!steps || known.has(steps)) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    void runSteps(steps, signal).then(
      (found) => {
        known.set(steps, found);
        if (!signal.aborted) setLatest(() => steps);
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => stopping.abort();
  }, [steps]);
  return latest && known.get(latest);
}
