import { type Driver } from './driver';
import { Broken, take, type World } from './world';

/** Longer than a call that is never answered, and than what waits for it. */
const OVER_SECONDS = 70;
const MOST_TO_CLOSE = 8;

const placeOf = async (driver: Driver, names: RegExp) =>
  (await driver.controls()).findIndex(({ name }) => names.test(name));

/** Presses the first control of such a name; false where there is none. */
export async function press(world: World, names: RegExp) {
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
