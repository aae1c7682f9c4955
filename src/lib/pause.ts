/** Lets the browser paint and react to the person before what follows: a task, or some milliseconds. */
export const pause = (milliseconds?: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Runs after the next frame, so that it does not delay painting; returns the function that cancels it. */
export function afterPaint(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let earlier = Promise.resolve();

/** Runs one after the other, with a painted frame between, what would block the page for too long at once. */
export function oneAfterAnother(run: () => void) {
  earlier = earlier.then(() => {
    run();
    return new Promise((resolve) => void afterPaint(resolve));
  });
}
