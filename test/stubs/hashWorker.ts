import { webcrypto } from 'node:crypto';
import { type HashReply, type HashRequest, type HashWorker } from '@/features/users/payers/hasher';
import { sha256 } from '@/features/users/payers/sha256';

// jsdom has neither Workers nor this part of `crypto`.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

/** A Worker that hashes in the page. */
export function startWorker(): HashWorker {
  const worker: HashWorker = {
    onmessage: null,
    onerror: null,
    terminate() {},
    postMessage({ number, bytes }: HashRequest) {
      void sha256(bytes).then((hash) => {
        worker.onmessage?.({ data: { number, hash } } as MessageEvent<HashReply>);
      });
    },
  };
  return worker;
}
