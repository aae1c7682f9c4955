import { type Of, type Step } from '../sessionReport/format';
import { isAct } from './stops';

/**
 * Which call of the panel is which call of the report. Of one path (or one endpoint, where no call of it was ever answered)
 * they are the same in their order; a call that the report does not have before the next act is none of it.
 */
export function makeCallBook(steps: readonly Step[]) {
  const asked = steps.flatMap((step, index) => (step.kind === 'asked' ? [{ step, index }] : []));
  const answered = new Map(steps.flatMap((step) => (step.kind === 'answered' ? [[step.call, step] as const] : [])));
  const taken = new Set<number>();
  const pathOf = ({ call, path }: Of<'asked'>) => path ?? answered.get(call)?.path;

  return {
    /** The number of the call that begins while the step `at` is the last one played, or null. */
    take(path: string, endpoint: string | undefined, at: number): number | null {
      const nextAct = steps.findIndex((step, index) => index > at && isAct(step));
      const found = asked.find(
        ({ step, index }) =>
          (nextAct < 0 || index < nextAct) &&
          !taken.has(step.call) &&
          (pathOf(step) ?? path) === path &&
          (pathOf(step) !== undefined || endpoint === undefined || step.endpoint === endpoint),
      );
      if (!found) return null;
      taken.add(found.step.call);
      return found.step.call;
    },
    isTaken: (call: number) => taken.has(call),
    answerOf: (call: number) => answered.get(call),
    /** For a call that is none of the report's: what the report knows of such calls. */
    anyAnswerOf: (path: string) =>
      [...answered.values()].find((step) => step.path === path && step.shape !== undefined),
  };
}
