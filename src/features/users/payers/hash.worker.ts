import { sha256 } from './sha256';
import { type HashReply, type HashRequest } from './hasher';

/** Answers each file with its hash, or with null where it cannot be computed. */
addEventListener('message', ({ data }: MessageEvent<HashRequest>) => {
  void sha256(data.bytes)
    .catch(() => null)
    .then((hash) => postMessage({ number: data.number, hash } satisfies HashReply));
});
