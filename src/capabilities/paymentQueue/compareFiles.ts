import { inPool } from '@/lib/inPool';

/** How many calls run at the same time. */
const AT_ONCE = 4;

/** How long a call may take, in milliseconds; a host that never answers must not hold up the others. */
const PATIENCE_MS = 20_000;

/** How many files are fetched whole. */
export const MOST_WHOLE = 50;

/** `failed` could not be compared, `left` has the same size, but would have been one file too many. */
export type Outcome = 'same' | 'other' | 'failed' | 'left';

interface Options {
  /** The addresses of the file and of those that it is compared with. */
  file: string;
  others: readonly string[];
  /** Aborted when nobody wants to know any more. */
  signal: AbortSignal;
  onOutcome: (other: string, outcome: Outcome) => void;
}

/**
 * Asks for a file; rejects where it is refused, takes too long, or `signal` is aborted. Not from the cache: an `<img>`
 * may have left a reply there without the CORS header that a script needs.
 */
async function ask<Part>(
  file: string,
  method: 'HEAD' | 'GET',
  signal: AbortSignal,
  partOf: (reply: Response) => Part | Promise<Part>,
): Promise<Part> {
  if (signal.aborted) throw new Error('Nobody wants to know any more.');
  const giving = new AbortController();
  const giveUp = () => giving.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener('abort', giveUp);
  try {
    const reply = await fetch(file, { method, cache: 'reload', credentials: 'omit', signal: giving.signal });
    if (!reply.ok) throw new Error(`The host answered ${reply.status}.`);
    return await partOf(reply);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** The size of a file in bytes; a host that does not tell it is no host to compare at. */
const sizeOf = (file: string, signal: AbortSignal) =>
  // What is in the page already, as uploads to the mock server are, has no head; and its bytes cost nothing.
  ask(file, file.startsWith('blob:') ? 'GET' : 'HEAD', signal, ({ headers }) => {
    const size = headers.get('content-length');
    if (!size) throw new Error('The host does not tell the size.');
    return size;
  });

const bytesOf = async (file: string, signal: AbortSignal) =>
  new Uint8Array(await ask(file, 'GET', signal, (reply) => reply.arrayBuffer()));

function areSame(one: Uint8Array, other: Uint8Array) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.length === other.length && at === one.length;
}

/**
 * Compares a file with others: by size first, and where that is equal, byte by byte. Resolves to false if its own size is
 * not to be had, when no other is asked for.
 */
export async function compareFiles({ file, others, signal, onOutcome }: Options): Promise<boolean> {
  const size = await sizeOf(file, signal).catch(() => null);
  if (size === null) return false;
  let own: Promise<Uint8Array> | undefined;
  let whole = 0;
  const outcomeOf = async (other: string): Promise<Outcome> => {
    if ((await sizeOf(other, signal)) !== size) return 'other';
    if (whole === MOST_WHOLE) return 'left';
    whole += 1;
    own ??= bytesOf(file, signal);
    return areSame(await own, await bytesOf(other, signal)) ? 'same' : 'other';
  };
  await inPool(
    others,
    AT_ONCE,
    () => signal.aborted,
    async (other) => {
      const outcome = await outcomeOf(other).catch((): Outcome => 'failed');
      if (!signal.aborted) onOutcome(other, outcome);
    },
  );
  return true;
}
