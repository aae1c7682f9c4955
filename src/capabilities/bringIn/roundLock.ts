/** The last round of this tab, by its lock. */
const lastRounds = new Map<string, Promise<unknown>>();

/** Resolves to what gives the lock back, or to null while another tab has it. */
const takeLock = (name: string) =>
  new Promise<(() => void) | null>((resolve) => {
    // Without locks, or where they are refused as storage is, tabs do not know of each other.
    const goWithout = () => resolve(() => undefined);
    if (!('locks' in navigator)) return goWithout();
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? new Promise<void>(resolve) : resolve(null)))
      .catch(goWithout);
  });

/**
 * Runs a round while no other tab runs one under this name; `onElsewhere` is called and the result is false if one does. A
 * round of this tab is waited for, since a call that was left may still run.
 */
export function roundInOneTab(name: string, onElsewhere: () => void, round: () => Promise<boolean>): Promise<boolean> {
  const before = lastRounds.get(name);
  const run = async () => {
    await before;
    const giveBack = await takeLock(name);
    if (!giveBack) {
      onElsewhere();
      return false;
    }
    try {
      return await round();
    } finally {
      giveBack();
    }
  };
  const result = run();
  lastRounds.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}
