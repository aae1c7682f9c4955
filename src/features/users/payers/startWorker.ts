/** Starts the Worker that hashes; in a file of its own, since jest reads no `import.meta`. */
export const startWorker = () =>
  new Worker(/* webpackChunkName: "hash" */ new URL('./hash.worker.ts', import.meta.url));
