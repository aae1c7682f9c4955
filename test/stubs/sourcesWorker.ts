import { answer, type SourcesReply, type SourcesRequest } from '@/capabilities/bringIn/read/answer';
import { type SourcesWorker } from '@/capabilities/bringIn/read/startSourcesWorker';

/** Reads on the page what the Worker would read; jsdom has none. */
export function startSourcesWorker(): SourcesWorker {
  let isStopped = false;
  const worker: SourcesWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate() {
      isStopped = true;
    },
    postMessage(request: SourcesRequest) {
      void answer(request, (data) => {
        if (!isStopped) worker.onmessage?.({ data } as MessageEvent<SourcesReply>);
      });
    },
  };
  return worker;
}
