import { type Chosen, type Column, type FoundRecord, type ReadEncoding, type Reading, type Taken } from '../found';
import { type SourcesReply, type SourcesRequest } from './answer';
import { type Encodings } from './piece';
import { startSourcesWorker } from './startSourcesWorker';

interface ReadOptions {
  /** Stops the reading; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Is told how many records were read so far. */
  onProgress?: (count: number) => void;
  columns?: Chosen;
  encodings?: Encodings;
}

const NOT_LOADED = 'The part of the panel that reads files could not be loaded. Please try again.';

const BROKEN =
  'The reading ended too early, so nothing of it is shown. Please try again, or with fewer files at a time.';

/** What the Worker says, in its order. Rejected if it does not come to its end: a half reading would look whole. */
async function* repliesOf(request: SourcesRequest, signal?: AbortSignal) {
  const worker = startSourcesWorker();
  const waiting: SourcesReply[] = [];
  let failure = NOT_LOADED;
  let wake = () => {};
  const tell = (reply: SourcesReply) => {
    waiting.push(reply);
    wake();
  };
  const stop = () => wake();
  signal?.addEventListener('abort', stop);
  worker.onmessage = ({ data }) => {
    failure = BROKEN;
    tell(data);
  };
  worker.onmessageerror = worker.onerror = () => tell('broken');
  worker.postMessage(request);
  try {
    for (;;) {
      signal?.throwIfAborted();
      const next = waiting.shift();
      if (next === null) return;
      if (next === 'broken') throw new Error(failure);
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}

/**
 * Reads files and pasted texts. What cannot be read is told in `problems`, and does not keep the others from being read.
 * All is read in a Worker; nothing of it runs, and nothing is fetched.
 */
export async function readSources(
  sources: readonly (File | string)[],
  taken: Taken,
  { signal, onProgress, columns: chosen = {}, encodings: chosenEncodings = {} }: ReadOptions = {},
): Promise<Reading> {
  signal?.throwIfAborted();
  const records: FoundRecord[] = [];
  const columns = new Map<string, Column>();
  const encodings: ReadEncoding[] = [];
  const notes = new Set<string>();
  const problems: string[] = [];
  for await (const { piece, source } of repliesOf({ sources, taken, chosen, encodings: chosenEncodings }, signal)) {
    if ('records' in piece) {
      records.push(...piece.records);
      onProgress?.(records.length);
    } else if ('columns' in piece) {
      // A head that several have is chosen once.
      for (const column of piece.columns) if (!columns.has(column.head)) columns.set(column.head, column);
    } else if ('encoding' in piece) encodings.push(piece.encoding);
    else if ('note' in piece) notes.add(piece.note);
    else {
      const given = sources[source];
      problems.push(`${sources.length > 1 && given instanceof File ? `${given.name}: ` : ''}${piece.problem}`);
    }
  }
  return { records, columns: [...columns.values()], encodings, notes: [...notes], problems };
}
