/** Starts the Worker that prepares pictures; in a file of its own, since jest reads no `import.meta`. */
export const startPictureWorker = () =>
  new Worker(/* webpackChunkName: "picture" */ new URL('./picture.worker.ts', import.meta.url));
