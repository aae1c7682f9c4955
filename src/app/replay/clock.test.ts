import { startClock } from './clock';
import { realPause } from './wait';

document.getAnimations = () => [];

const { Date: keptDate, setTimeout: keptSet, clearTimeout: keptClear } = globalThis;
afterEach(() => Object.assign(window, { Date: keptDate, setTimeout: keptSet, clearTimeout: keptClear }));

const BEGINS = '2026-11-20T09:05:00.000Z';

test('the clock is that of the report, and is as late as its step', async () => {
  const clock = startClock(BEGINS);
  expect(new Date().toISOString()).toMatch(/^2026-11-20T09:05:00/);
  await clock.reach(60_000);
  expect(new Date().toISOString()).toMatch(/^2026-11-20T09:06:00/);
  await clock.reach(30_000);
  expect(new Date().toISOString()).toMatch(/^2026-11-20T09:06:00/);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
});

test('timers that are due before a step run before it, in their order', async () => {
  const clock = startClock(BEGINS);
  const ran: string[] = [];
  window.setTimeout(() => ran.push('later'), 20_000);
  window.setTimeout(() => ran.push('soon'), 10_000);
  window.setTimeout(() => ran.push('after'), 90_000);
  const cleared = window.setTimeout(() => ran.push('cleared'), 5000);
  window.clearTimeout(cleared);
  await clock.reach(60_000);
  expect(ran).toEqual(['soon', 'later']);
});

test('a timer that is due a moment after a step runs a moment after it', async () => {
  const clock = startClock(BEGINS);
  const run = jest.fn();
  window.setTimeout(run, 20_000);
  await clock.reach(19_980);
  expect(run).not.toHaveBeenCalled();
  await realPause(80);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a timer runs once, by itself too', async () => {
  startClock(BEGINS);
  const run = jest.fn();
  window.setTimeout(run, 10, 'given');
  await realPause(60);
  expect(run).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledWith('given');
});
