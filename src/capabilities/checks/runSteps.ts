import { inTurns } from '@/lib/inTurns';
import { type Finding, type Step, type Steps, type Trial } from './finding';

export interface CheckResult {
  findings: readonly Finding[];
  trials: readonly Trial[];
}

/** Checks in turns. Rejects when it is aborted. */
export async function runSteps(steps: Steps, signal: AbortSignal): Promise<CheckResult> {
  const findings: Finding[] = [];
  const trials: Trial[] = [];
  const sort = (step: Step) => {
    if (!step) return;
    if ('judge' in step) trials.push(step);
    else findings.push(step);
  };
  await inTurns(steps(), sort, signal);
  return { findings, trials };
}
