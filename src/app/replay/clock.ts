import { realClearTimeout, realPause, realSetTimeout } from './wait';

interface Timer {
  /** In milliseconds of the report's time. */
  due: number;
  /** Waits for that anew, in real time. */
  arm: () => void;
  run: () => void;
}

/** Timers get numbers that the browser never gives, so that `clearTimeout` knows its own. */
const FIRST_TIMER = 1_000_000_000;

const RealDate = Date;

/**
 * The clock of the report: it starts when the report does, and goes as fast as ever, until the next step is reached. Then
 * what was to happen before that step happens first: timers run, and animations come to where they would be.
 */
export function startClock(begins: string) {
  const started = performance.now();
  const start = RealDate.parse(begins);
  const timers = new Map<number, Timer>();
  let ahead = 0;
  let count = FIRST_TIMER;
  const sinceStart = () => ahead + performance.now() - started;
  const now = () => Math.round(start + sinceStart());

  class ReplayDate extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(now());
      else super(...(given as [number]));
    }
    static override now = now;
  }

  function run(number: number) {
    const timer = timers.get(number);
    timers.delete(number);
    timer?.run();
  }

  function setTimer(task: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) {
    count += 1;
    const number = count;
    const due = sinceStart() + delay;
    let native: number | undefined;
    const arm = () => {
      realClearTimeout(native);
      native = realSetTimeout(() => run(number), due - sinceStart());
    };
    arm();
    timers.set(number, {
      due,
      arm,
      run: () => {
        realClearTimeout(native);
        task(...args);
      },
    });
    return number;
  }

  function clearTimer(number?: number) {
    if (number === undefined || number <= FIRST_TIMER) realClearTimeout(number);
    else timers.delete(number);
  }

  Object.assign(window, { Date: ReplayDate, setTimeout: setTimer, clearTimeout: clearTimer });

  function skipTo(at: number) {
    const skipped = at - sinceStart();
    if (skipped <= 0) return;
    ahead += skipped;
    for (const { arm } of timers.values()) arm();
    for (const animation of document.getAnimations())
      if (animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime))
        animation.currentTime = Number(animation.currentTime) + skipped;
  }

  return {
    /** Lets the time of the report come to `at` milliseconds; later than that already it stays. */
    async reach(at: number) {
      for (;;) {
        const [first] = [...timers].sort(([, one], [, other]) => one.due - other.due);
        if (!first || first[1].due >= at) break;
        skipTo(first[1].due);
        run(first[0]);
        await realPause(0);
      }
      skipTo(at);
    },
  };
}
