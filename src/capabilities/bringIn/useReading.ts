import { useEffect, useRef, useState } from 'react';
import { type ReadContent } from './bringInEvents';
import { type ContentKind, type PlaceHere, type RecordValues } from './contentKind';
import { toItems } from './items';
import { acceptedFiles, isMedia, joinFiles } from './joinFiles';
import { broughtIn } from './broughtIn';
import { columnsRead, headsOf, keepColumns } from './keptHeads';
import { type Keeping, type KeptReading } from './keptWork';
import { type Encodings } from './read/piece';
import { readSources } from './read/readSources';
import { type Chosen } from './found';
import { useOwner } from '@/services/session/useSession';

export type Source = File | string;

/** How long a reading may take before it is said to be under way, in milliseconds. */
const UNSAID_MS = 300;

interface Options {
  kind: ContentKind;
  places: readonly PlaceHere[];
  keeping: Keeping;
  /** Told whether what was read could be kept. */
  onKept: (isKept: boolean) => void;
}

interface Asked {
  sources: readonly Source[];
  /** What was chosen for columns; without it that of the last table with the same heads. */
  columns?: Chosen;
  /** What was chosen for files. */
  encodings?: Encodings;
  /** Where those go that name no place. */
  head: Partial<RecordValues>;
  /** How many records the sources had before. */
  before?: number;
}

/** Reads texts and files. One reading runs at a time: another one, or leaving the page, stops it. */
export function useReading({ kind, places, keeping, onKept }: Options) {
  const owner = useOwner();
  /** How many records were read so far; null while nothing is read, or not for long. */
  const [soFar, setSoFar] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  /** Whether what was read last has files in it: what is wrong with it is told beside them. */
  const [isOfFiles, setOfFiles] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setSoFar(null);
  };

  /** Runs what can be stopped; null if it was. */
  const run = async <Result>(work: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<Result>) => {
    stop();
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setProblem('');
    let count = 0;
    let isSaid = false;
    const timer = setTimeout(() => {
      isSaid = true;
      setSoFar(count);
    }, UNSAID_MS);
    try {
      return await work(signal, (read) => {
        count = read;
        if (isSaid && !signal.aborted) setSoFar(read);
      });
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error));
      return null;
    } finally {
      clearTimeout(timer);
      if (!signal.aborted) setSoFar(null);
    }
  };

  const making = (head: Partial<RecordValues>) => ({ kind, places, head, cameBefore: broughtIn(kind.path, owner).has });

  const read = ({ sources, columns: chosen, encodings: chosenEncodings, head, before }: Asked) =>
    run(async (signal, onProgress): Promise<ReadContent | null> => {
      const files = sources.filter((source) => source instanceof File);
      setOfFiles(files.length > 0);
      const media = files.filter(isMedia);
      const texts = sources.filter((source) => typeof source === 'string' || !isMedia(source));
      const taken = { noun: kind.noun, ...kind.taken, places: places.map(({ names }) => names) };
      const readWith = (columns: Chosen | undefined) =>
        readSources(texts.length > 0 ? texts : files, taken, {
          signal,
          onProgress,
          columns,
          encodings: chosenEncodings,
        });
      const first = await readWith(chosen);
      const heads = headsOf(kind.path, first.columns);
      const kept = chosen ? undefined : columnsRead.read(owner).find((each) => each.heads === heads)?.fields;
      const reading = kept && first.columns.length > 0 ? await readWith(kept) : first;
      const { records, columns, encodings, problems } = reading;
      signal.throwIfAborted();
      if (records.length === 0) {
        setProblem(problems.join(' ') || `No ${kind.noun} was found in it.`);
        return null;
      }
      if (before !== undefined && records.length !== before) {
        setProblem(CHANGED);
        return null;
      }
      const items = await toItems(making(head), records, signal);
      const { accepted, refusals } = await acceptedFiles(media, kind.accept);
      signal.throwIfAborted();
      const joined = joinFiles(kind, items, accepted);
      const notes = [...problems, ...reading.notes, ...refusals, ...joined.notes];
      if (chosen) keepColumns(owner, kind.path, columns, chosen);
      void keeping.keepReading({ records, notes }, signal).then(onKept);
      return { items: joined.items, columns, encodings, chosen: chosen ?? kept ?? {}, notes };
    });

  /** Makes the records of what was read before this page was opened, for which the sources are gone. */
  const restore = ({ records, notes }: KeptReading, head: Partial<RecordValues>) =>
    run(async (signal): Promise<ReadContent> => {
      const items = await toItems(making(head), records, signal).catch(() => {
        signal.throwIfAborted();
        keeping.forget();
        throw new Error(PUT_ASIDE);
      });
      return { items, columns: [], encodings: [], chosen: {}, notes };
    });

  const tell = (text: string) => {
    setOfFiles(false);
    setProblem(text);
  };
  return { soFar, problem, isOfFiles, tell, read, restore, stop };
}

/** What was kept by another version of the panel is of no use to this one. */
export const PUT_ASIDE = 'The panel has changed since this was read. Please read it again; what was corrected is gone.';

const CHANGED = 'The files have changed since they were read. Start again and choose them anew.';

const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'It could not be read. Please try again.';
