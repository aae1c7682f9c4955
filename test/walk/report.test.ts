import { act } from '@testing-library/react';
import { type Report } from '@/capabilities/sessionReport/format';
import { sentenceOf } from '@/capabilities/sessionReport/sentences';
import { walkClock } from './clock';
import { type Commands } from './commands';
import { stop } from './findFaults';
import { begin } from './jsdomWalk';
import { oneWalk } from './oneWalk';
import { take, type Broken, type World } from './world';

const errors = walkClock();

const step = (run: (world: World) => Promise<void>) => ({ check: () => true, run, toString: () => 'a step' });

/** Uses the first control of that name. */
const using = (name: string, use: (world: World, at: number) => Promise<void>) =>
  step(async (world) => {
    const at = (await world.driver.controls()).findIndex((control) => control.name.startsWith(name));
    await take(world, { act: 'press', what: name }, () => use(world, at));
  });

const press = (name: string) => using(name, ({ driver }, at) => driver.press(at));

test('a walk that fails has the report of what led to the fault', async () => {
  const walk = await begin(errors, stop);
  const commands: Commands = [
    press('link Plans'),
    press('button Actions for'),
    press('menuitem Edit'),
    using('text Plan name', ({ driver }, at) => driver.type(at, 'Spring')),
    step(({ driver }) => driver.fail('refused')),
    using('button Save', async ({ driver }, at) => {
      await driver.press(at);
      act(() => (document.activeElement as HTMLElement).blur()); // the planted fault
    }),
  ];
  const { rule, report: text } = (await oneWalk(walk, commands).catch((broken: unknown) => broken)) as Broken;
  expect(rule).toBe('The focus is never lost');
  const report = JSON.parse(text!) as Report;
  const said = report.steps.flatMap((each) => sentenceOf(each, report)?.text ?? []);
  expect(said.slice(2)).toEqual([
    'Opened Plans',
    'Plans were loaded, 6',
    'Opened the menu of a plan',
    'Opened Edit Plan',
    'Changed Plan name',
    'Pressed Save',
    'Save was refused (500) after 0.0 s',
    'The focus was lost',
  ]);
});
