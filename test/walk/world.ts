import { type Driver, type Seen } from './driver';

/** What kind of act a step was, as rules speak of it. */
export type Act =
  'press' | 'type' | 'choose' | 'attach' | 'fill' | 'key' | 'step' | 'reload' | 'wait' | 'fail' | 'other tab';

export interface Step {
  act: Act;
  /** The control, key or time it is about. */
  what: string;
}

export interface World {
  driver: Driver;
  /** What was done so far, in sentences. */
  story: string[];
  /** What was seen before the step. */
  before: Seen;
  rules: readonly Rule[];
  /** What becomes of a rule that is broken. */
  found: (broken: Broken) => void;
}

/** What holds after each step; `broken` says how it does not, or null. */
export interface Rule {
  name: string;
  broken: (world: World, seen: Seen, step: Step) => Promise<string | null> | string | null;
}

export class Broken extends Error {
  /** The text of the file that `Save a report` makes of it. */
  report?: string;

  constructor(
    readonly rule: string,
    readonly problem: string,
    story: readonly string[],
  ) {
    super([`${rule}: ${problem}`, ...story.map((line, at) => `  ${at + 1}. ${line}`)].join('\n'));
  }
}

const told = ({ act, what }: Step, { address, dialogs }: Seen) =>
  `${act} ${what}`.trim() + `  → ${address}${dialogs.map((name) => `, in “${name}”`).join('')}`;

/** Does something, waits until it is quiet, and looks whether all rules hold. */
export async function take(world: World, step: Step, does: () => Promise<void>) {
  const { driver, rules, story } = world;
  await does();
  await driver.settle();
  const seen = await driver.look();
  story.push(told(step, seen));
  for (const { name, broken } of rules) {
    const problem = await broken(world, seen, step);
    if (problem) world.found(new Broken(name, problem, story));
  }
  world.before = seen;
}
