/** Lets the browser paint and react to the person before what follows. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
