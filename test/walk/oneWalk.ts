import fc from 'fast-check';
import { type Commands } from './commands';
import { comeToRest } from './ending';
import { Broken, type World } from './world';

/** A panel that is open, with somebody signed in. */
export interface Opened {
  world: World;
  /** What is looked at once all is at rest; it ends with a sign-out. */
  end: () => Promise<void>;
  close: () => Promise<void> | void;
}

/** Walks through an open panel and ends it; returns what was done. Whatever is broken comes with the panel's own report. */
export async function oneWalk({ world, end, close }: Opened, commands: Commands): Promise<readonly string[]> {
  try {
    await fc.asyncModelRun(() => ({ model: world, real: world }), commands);
    await comeToRest(world);
    await end();
    return world.story;
  } catch (error) {
    const broken =
      error instanceof Broken ? error : new Broken('Each step can be taken', (error as Error).stack!, world.story);
    broken.report = await world.driver.report().catch(() => undefined);
    throw broken;
  } finally {
    await close();
  }
}
