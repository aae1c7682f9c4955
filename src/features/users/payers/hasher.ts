/** A file that the Worker hashes; its bytes are handed over, not copied. */
export interface HashRequest {
  number: number;
  bytes: ArrayBuffer;
}

/** `hash` is null where it could not be computed. */
export interface HashReply {
  number: number;
  hash: string | null;
}

/** What of a Worker is used. */
export interface HashWorker {
  postMessage: (request: HashRequest, transfer: ArrayBuffer[]) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<HashReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Hashes files in a Worker, which `start` makes for the first of them. */
export function createHasher(start: () => HashWorker) {
  const waiting = new Map<number, (hash: string | null) => void>();
  let worker: HashWorker | undefined;
  let count = 0;
  let isOver = false;

  const settle = (number: number, hash: string | null) => {
    waiting.get(number)?.(hash);
    waiting.delete(number);
  };
  /** No more is answered: its code could not be loaded, for example. */
  const end = () => {
    isOver = true;
    for (const number of waiting.keys()) settle(number, null);
  };

  function makeWorker() {
    const made = start();
    made.onmessage = ({ data }) => settle(data.number, data.hash);
    made.onerror = end;
    return made;
  }

  return {
    /** Null where it could not be computed, or the hasher was stopped. */
    hash: (bytes: ArrayBuffer) =>
      new Promise<string | null>((resolve) => {
        if (isOver) return resolve(null);
        worker ??= makeWorker();
        const number = (count += 1);
        waiting.set(number, resolve);
        worker.postMessage({ number, bytes }, [bytes]);
      }),
    stop: () => {
      worker?.terminate();
      end();
    },
  };
}
