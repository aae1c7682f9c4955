import { keptUnder } from '@/screen/kept/kinds';
import { callLog } from '@/services/http/callLog';
import { type AppStore } from '@/app/store';
import { type Driver } from './driver';
import { Broken, take, type World } from './world';

/** Longer than a call that is never answered, and than what waits for it. */
const OVER_SECONDS = 70;
const MOST_TO_CLOSE = 8;

const placeOf = async (driver: Driver, names: RegExp) =>
  (await driver.controls()).findIndex(({ name }) => names.test(name));

async function press(world: World, names: RegExp) {
  const { driver } = world;
  const at = await placeOf(driver, names);
  if (at < 0) return false;
  const { name } = (await driver.controls())[at]!;
  await take(world, { act: 'press', what: name }, () => driver.press(at));
  return true;
}

/** Waits for what hangs, and closes what is open. */
export async function comeToRest(world: World) {
  const { driver } = world;
  await take(world, { act: 'wait', what: `${OVER_SECONDS} s` }, () => driver.wait(OVER_SECONDS * 1000));
  await take(world, { act: 'key', what: '{Tab}' }, () => driver.key('{Tab}'));
  for (let left = MOST_TO_CLOSE; left > 0 && world.before.dialogs.length > 0; left -= 1)
    if (!(await press(world, /^button (Discard|Leave|Log out)\b/)))
      await take(world, { act: 'key', what: '{Escape}' }, () => driver.key('{Escape}'));
}

export const openJournal = (world: World) => press(world, /^button What changed/);

/** Signs out as a person does; false where nobody was signed in. */
export async function signOut(world: World) {
  if (!(await press(world, /^button Logout/))) return false;
  if (!(await press(world, /^button Logout/)))
    world.found(new Broken('Sign-out', 'it cannot be confirmed', world.story));
  return true;
}

/** What is left of the account after a sign-out; `names` are those of people whom it has shown. */
export function leftOver(store: AppStore, names: readonly string[]): string[] {
  const { queries, mutations } = store.getState().api;
  const kept = Object.keys(localStorage).filter((key) => keptUnder(key)?.namesPeople);
  const page = document.body.textContent;
  const state = JSON.stringify(store.getState());
  return [
    ...Object.keys(queries).map((key) => `the query ${key}`),
    ...Object.keys(mutations).map((key) => `the change ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ...kept.map((key) => `local storage: ${key}`),
    ...callLog.entries().map(({ path }) => `the call log: ${path}`),
    ...names.filter((name) => page.includes(name)).map((name) => `the page: ${name}`),
    ...names.filter((name) => state.includes(name)).map((name) => `the store: ${name}`),
  ];
}
