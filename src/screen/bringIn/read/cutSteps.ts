import { folded } from './cutShort';

const linesIn = (list: string) => list.split('\n').filter((line) => line.trim());

/** No longer line is the name of a step. */
const LONGEST_NAME = 60;

/** A shorter line under a name does not say how it is done. */
const SHORTEST_TEXT = 30;

const ELLIPSIS = /(?:…|\.\.\.)\s*$/;

/** Whether the steps are no more than names, each of which the other list has with a text below it. */
function areNames(steps: readonly string[], others: readonly string[]) {
  const at = steps.map((step) => others.findIndex((other) => folded(other) === folded(step)));
  const keys = new Set(steps.map(folded));
  const hasText = (index: number) => {
    const below = others[index + 1] ?? '';
    return index >= 0 && below.length >= SHORTEST_TEXT && !keys.has(folded(below));
  };
  return steps.length > 1 && steps.every(({ length }) => length <= LONGEST_NAME) && at.every(hasText);
}

/** Whether steps end in `…` where the other list, which has all of them, goes on. */
function areShortened(steps: readonly string[], others: readonly string[]) {
  const whole = folded(others.join(' '));
  const goesOn = (step: string) => {
    const end = folded(step.split(/(?<=[.!?])\s+(?=\S)/).at(-1)!);
    return others.some((other) => folded(other).includes(end) && !folded(other).endsWith(end));
  };
  const shortened = steps.filter((step) => ELLIPSIS.test(step));
  return shortened.length > 0 && shortened.every(goesOn) && steps.every((step) => whole.includes(folded(step)));
}

/** Whether another list says the same steps in full: with a text below each name, or without `…`. */
export function areStepsCutShort(list: string, other: string): boolean {
  const [steps, others] = [linesIn(list), linesIn(other)];
  return areNames(steps, others) || areShortened(steps, others);
}
