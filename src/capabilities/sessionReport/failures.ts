import { type Of, type Report } from './format';

/** The calls of a path that did not go as the mock server's do, and how, in its own words (`mirage/browser/failures.ts`). */
interface FailingCall {
  path: string;
  /** By turn: `ok,500` is a call that was answered and then one that was refused, as all after it are. */
  kind: string;
}

/** An answer is late if it took so much longer than the quickest one, in milliseconds. */
const LATE_MS = 2000;

/** For a call that had no answer, or whose answer nobody waited for. */
const NEVER = '60000ms';

function kindOf(answer: Of<'answered'> | undefined, quickest: number, age: number): string {
  if (!answer) return age < LATE_MS ? 'ok' : NEVER;
  if (answer.outcome === 'abandoned') return NEVER;
  const { outcome, status, isCut, duration } = answer;
  if (outcome === 'refused') return String(status ?? 500);
  if (outcome === 'unreadable') return isCut ? 'cut' : 'shape';
  if (outcome === 'unreachable') return 'dropped';
  return duration - quickest >= LATE_MS ? `${duration}ms` : 'ok';
}

/** What of a report's calls has to be set, so that they fail again. */
export function failingCalls({ steps }: Report): FailingCall[] {
  const answers = steps.filter((step) => step.kind === 'answered');
  const quickest = Math.min(...answers.filter(({ outcome }) => outcome === 'ok').map(({ duration }) => duration));
  const turns = new Map<string, string[]>();
  for (const step of steps) {
    if (step.kind !== 'asked' || step.path === undefined) continue;
    const answer = answers.find(({ call }) => call === step.call);
    const age = steps.at(-1)!.at - step.at;
    turns.set(step.path, [...(turns.get(step.path) ?? []), kindOf(answer, quickest, age)]);
  }
  return [...turns].flatMap(([path, kinds]) => {
    const others = kinds.findLastIndex((each) => each !== kinds.at(-1)); // the last holds for all that follow
    const kind = kinds.slice(0, others + 2).join();
    return kind === 'ok' ? [] : [{ path, kind }];
  });
}
