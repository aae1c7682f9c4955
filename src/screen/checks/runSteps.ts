import { pause } from '@/components/lazy/pause';
import { type Finding, type Steps, type Trial } from './finding';

/** How long one slice of checking may take, in milliseconds. */
const SLICE_MS = 10;

export interface Found {
  findings: readonly Finding[];
  trials: readonly Trial[];
}

/** Checks in slices, between which keys and clicks are answered. Null if it was stopped. */
export async function runSteps(steps: Steps, signal: AbortSignal): Promise<Found | null> {
  const findings: Finding[] = [];
  const trials: Trial[] = [];
  let end = performance.now() + SLICE_MS;
  for (const step of steps()) {
    if (step) {
      if ('judge' in step) trials.push(step);
      else findings.push(step);
    }
    if (performance.now() < end) continue;
    await pause();
    if (signal.aborted) return null;
    end = performance.now() + SLICE_MS;
  }
  return { findings, trials };
}
