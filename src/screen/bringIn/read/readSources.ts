import { pause } from '@/components/lazy/pause';
import { type Column, type FoundRecord, type Reading, type Taken } from '../found';
import { type SourcesReply } from './answer';
import { type Thing } from './json';
import { documentOf, shownText } from './markup';
import { itemsOfType } from './microdata';
import { DAMAGED, type Piece, type Source } from './piece';
import { startSourcesWorker } from './startSourcesWorker';
import { type Chosen } from './table';
import { readThing } from './things';
import { type Vocabulary, vocabularyOf } from './vocabulary';

interface ReadOptions {
  /** Stops the reading; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Is told how many records were read so far. */
  onProgress?: (count: number) => void;
  columns?: Chosen;
}

/** How long pages are read, in milliseconds, before the panel gets time to paint and respond. */
const TURN_MS = 8;

const NOT_LOADED = 'The part of the panel that reads files could not be loaded. Please try again.';

/** What the Worker says, in its order. */
async function* repliesOf(sources: readonly Source[], taken: Taken, chosen: Chosen, signal?: AbortSignal) {
  const worker = startSourcesWorker();
  const waiting: SourcesReply[] = [];
  let wake = () => {};
  const tell = (...replies: SourcesReply[]) => {
    waiting.push(...replies);
    wake();
  };
  const stop = () => wake();
  signal?.addEventListener('abort', stop);
  worker.onmessage = ({ data }) => tell(data);
  worker.onerror = () => tell({ piece: { problem: NOT_LOADED }, source: -1 }, null);
  worker.postMessage({ sources, taken, chosen });
  try {
    for (;;) {
      signal?.throwIfAborted();
      const next = waiting.shift();
      if (next === null) return;
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}

/** Collects what the Worker found, and reads what only a page can read: what has markup in it. */
function collector(vocabulary: Vocabulary, { signal, onProgress }: ReadOptions) {
  const { taken } = vocabulary;
  const lists = taken.fields.filter(({ kind, takesRest }) => kind === 'lines' && !takesRest);
  const records: FoundRecord[] = [];
  const columns: Column[] = [];
  const notes = new Set<string>();
  const problems: string[] = [];

  function add(found: readonly FoundRecord[]) {
    records.push(...found);
    onProgress?.(records.length);
  }

  let since = performance.now();

  /** Lets the panel paint and respond, if it had no time for that for a while. */
  async function turn() {
    if (performance.now() - since < TURN_MS) return;
    await pause();
    signal?.throwIfAborted();
    since = performance.now();
  }

  async function addThings(things: readonly Thing[], from: string) {
    for (const thing of things) {
      await turn();
      add([readThing(thing, vocabulary, from)]);
    }
  }

  /** A page is read by its microdata, else by its text: in the Worker again, and only what has a list under a head. */
  async function addPage(slices: readonly string[], isMarked: boolean, from: string) {
    const texts: string[] = [];
    for (const slice of slices) {
      await turn();
      const page = documentOf(slice);
      if (isMarked) await addThings(itemsOfType(page, taken.types ?? []), from);
      else texts.push(shownText(page.body, true));
    }
    const text = texts.join('\n').trim();
    if (!text) return;
    for await (const { piece } of repliesOf([{ text, from }], taken, {}, signal))
      if ('records' in piece) add(piece.records.filter(({ fields }) => lists.some(({ name }) => fields[name])));
  }

  async function take(piece: Piece, tell: (problem: string) => void) {
    if ('records' in piece) add(piece.records);
    else if ('things' in piece) await addThings(piece.things, piece.from);
    else if ('slices' in piece) {
      const before = records.length;
      await addPage(piece.slices, piece.isMarked, piece.from);
      if (records.length === before) tell(`No ${taken.noun} was found in this page.`);
    } else if ('columns' in piece) {
      // A head that several have is chosen once.
      for (const column of piece.columns) if (!columns.some(({ head }) => head === column.head)) columns.push(column);
    } else if ('note' in piece) notes.add(piece.note);
    else tell(piece.problem);
  }

  return { take, problems, reading: (): Reading => ({ records, columns, notes: [...notes], problems }) };
}

/**
 * Reads files and pasted texts. What cannot be read is told in `problems`, and does not keep the others from being read.
 * Files are read in a Worker; nothing of them runs, and nothing is fetched.
 */
export async function readSources(
  sources: readonly (File | string)[],
  taken: Taken,
  options: ReadOptions = {},
): Promise<Reading> {
  const { signal, columns = {} } = options;
  signal?.throwIfAborted();
  const { take, problems, reading } = collector(vocabularyOf(taken), options);
  for await (const { piece, source } of repliesOf(sources, taken, columns, signal)) {
    const given = sources[source];
    const name = sources.length > 1 && given instanceof File ? `${given.name}: ` : '';
    const tell = (problem: string) => problems.push(`${name}${problem}`);
    await take(piece, tell).catch(() => {
      signal?.throwIfAborted();
      tell(DAMAGED);
    });
  }
  return reading();
}
