import { type Finding, type Outcome, type Step } from '@/capabilities/checks/finding';

/** All findings of the steps; files come out as `outcomeOf` says, by default as large pictures. */
export const findingsOf = (
  steps: Iterable<Step>,
  outcomeOf: (url: string) => Outcome = () => ({ isDead: false, width: 2000, height: 1000 }),
): Finding[] => [...steps].flatMap((step) => (step && 'judge' in step ? step.judge(outcomeOf(step.url)) : step) ?? []);

/** Each finding as `reason: record`. */
export const reasonsOf = (findings: readonly Finding[]) => findings.map(({ reason, about }) => `${reason}: ${about}`);
