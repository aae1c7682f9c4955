import { inPool } from '@/lib/inPool';

/** How many files are fetched at the same time. */
const AT_ONCE = 4;

/** How long a file may take, in milliseconds; a host that never answers must not hold up the others. */
const PATIENCE_MS = 20_000;

/** The hash of each file by its address; null where it could not be fetched or hashed. */
export type FileHashes = ReadonlyMap<string, string | null>;

interface Options {
  /** The addresses of the files, each once. */
  files: readonly string[];
  hash: (bytes: ArrayBuffer) => Promise<string | null>;
  /** Aborted when nobody wants to know any more. */
  signal: AbortSignal;
  onHash: (file: string, hash: string | null) => void;
}

/** The bytes of a file; rejects where it cannot be fetched, takes too long, or `signal` is aborted. */
async function bytesOf(file: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const giving = new AbortController();
  const giveUp = () => giving.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener('abort', giveUp);
  try {
    const reply = await fetch(file, { cache: 'reload', credentials: 'omit', signal: giving.signal });
    if (!reply.ok) throw new Error(`The host answered ${reply.status}.`);
    return await reply.arrayBuffer();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Fetches files a few at a time and tells the hash of each. Not from the cache: an `<img>` may have left a reply there
 * without the CORS header that a script needs.
 */
export function compareFiles({ files, hash, signal, onHash }: Options): Promise<void> {
  const hashOf = async (file: string) => {
    try {
      return await hash(await bytesOf(file, signal));
    } catch {
      return null; // no network, or a host that does not allow it
    }
  };
  return inPool(
    files,
    AT_ONCE,
    () => signal.aborted,
    async (file) => {
      const found = await hashOf(file);
      if (!signal.aborted) onHash(file, found);
    },
  );
}
