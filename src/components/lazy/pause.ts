/** Lets the browser paint and react to the person before what follows: a task, or some milliseconds. */
export const pause = (milliseconds?: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
