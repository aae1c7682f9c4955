import { click, pointAt, settle } from './browser.mjs';

/** How much slower the processor is made for an act, and how long after its result what it does still counts as its work. */
const SLOWDOWN = 4;
const AFTER = 150;

/** What the main thread does, and the browser's own figure of it; the rest is paint, input and the browser's own tasks. */
const KINDS = {
  work: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

/**
 * How long the main thread has worked since the page began, in milliseconds, and on what.
 *
 * @returns {Promise<Record<string, number>>}
 */
async function workOf({ cdp }) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = (kind) => metrics.find(({ name }) => name === kind).value;
  return Object.fromEntries(Object.entries(KINDS).map(([kind, name]) => [kind, seconds(name) * 1000]));
}

/**
 * An act on a slow machine: the time from its input to the frame that shows the look, and the work of the main thread
 * until a moment after that, in all and by kind.
 */
async function act(window, look, input) {
  const { page, cdp, expectLook, outcome } = window;
  await settle(page, 300);
  await expectLook(look);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const before = await workOf(window);
  await input();
  const { time } = await outcome();
  await new Promise((resolve) => setTimeout(resolve, AFTER));
  const after = await workOf(window);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const spent = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, after[kind] - before[kind]]));
  return { ...spent, painted: time };
}

export const pressTo = (window, key, look) => act(window, look, () => window.page.keyboard.press(key));

/** Clicks with the mouse, which has come to its target before. */
export async function clickTo(window, target, look) {
  await pointAt(window, target);
  return act(window, look, () => click(window));
}
