import { type SourcesReply, type SourcesRequest } from './answer';

/** What of a Worker is used. */
export interface SourcesWorker {
  postMessage: (request: SourcesRequest) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<SourcesReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** Starts the Worker that reads sources; in a file of its own, since jest reads no `import.meta`. */
export const startSourcesWorker = (): SourcesWorker =>
  new Worker(/* webpackChunkName: "read-sources" */ new URL('./sources.worker.ts', import.meta.url));
