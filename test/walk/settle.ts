/**
 * After so long without a call nothing more comes by itself: longer than the address takes to follow, than an answer to it,
 * and than the recorder takes the page to be at rest.
 */
const QUIET_MS = 550;
const LONGEST_MS = 8000;

/** Lets the panel's clock go on, in steps of so many milliseconds, until it has been quiet for a moment. */
export async function settle(step: number, tick: (step: number) => Promise<unknown>, isBusy: () => boolean) {
  let quiet = 0;
  for (let waited = 0; quiet < QUIET_MS && waited < LONGEST_MS; waited += step) {
    await tick(step);
    quiet = isBusy() ? 0 : quiet + step;
  }
}
