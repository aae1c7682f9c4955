import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/services/session/sessionState';
import { type ReadContent } from './bringInState';
import { type ContentKind, type PlaceHere, type RecordValues } from './contentKind';
import { type Column } from './found';
import { toItems } from './items';
import { isMedia, joinFiles } from './joinFiles';
import { columnsRead, headsOf } from './keptHeads';
import { keepReading, type KeptReading } from './keptWork';
import { readSources } from './read/readSources';
import { type Chosen } from './read/table';

export type Source = File | string;

/** How long a reading may take before it is said to be under way, in milliseconds. */
const UNSAID_MS = 300;

interface Options<Values extends RecordValues> {
  kind: ContentKind<Values>;
  places: readonly PlaceHere<Values>[];
}

interface Asked<Values> {
  sources: readonly Source[];
  /** What was chosen for columns; without it that of the last table with the same heads. */
  columns?: Chosen;
  /** Where those go that name no place. */
  head: Partial<Values>;
}

/** Reads texts and files. One reading runs at a time: another one, or leaving the page, stops it. */
export function useReading<Values extends RecordValues>({ kind, places }: Options<Values>) {
  const owner = useSelector(selectUser)?.id ?? '';
  /** How many records were read so far; null while nothing is read, or not for long. */
  const [soFar, setSoFar] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
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

  const read = ({ sources, columns: chosen, head }: Asked<Values>) =>
    run(async (signal, onProgress): Promise<ReadContent<Values> | null> => {
      const files = sources.filter((source) => source instanceof File);
      const media = files.filter(isMedia);
      const texts = sources.filter((source) => typeof source === 'string' || !isMedia(source));
      const taken = { noun: kind.noun, ...kind.taken, places: places.map(({ names }) => names) };
      const readWith = (columns: Chosen | undefined) =>
        readSources(texts.length > 0 ? texts : files, taken, { signal, onProgress, columns });
      const first = await readWith(chosen);
      const heads = headsOf(kind.path, first.columns);
      const kept = chosen ? undefined : columnsRead.read(owner).find((each) => each.heads === heads)?.fields;
      const reading = kept && first.columns.length > 0 ? await readWith(kept) : first;
      const { records, columns, problems } = reading;
      signal.throwIfAborted();
      if (records.length === 0) {
        setProblem(problems.join(' ') || `No ${kind.noun} was found in it.`);
        return null;
      }
      const items = await toItems({ kind, places, head }, records, signal);
      const joined = joinFiles(kind, items, media);
      const notes = [...problems, ...reading.notes, ...joined.notes];
      void keepReading(kind.path, { records, notes }, signal);
      return { items: joined.items, columns, notes };
    });

  /** Makes the records of what was read before this page was opened, for which the sources are gone. */
  const restore = ({ records, notes }: KeptReading, head: Partial<Values>) =>
    run(async (signal): Promise<ReadContent<Values>> => {
      const items = await toItems({ kind, places, head }, records, signal);
      return { items, columns: [], notes };
    });

  /** Keeps the choice of columns for tables with the same heads. */
  const keepColumns = (columns: readonly Column[], fields: Chosen) => {
    const heads = headsOf(kind.path, columns);
    const others = columnsRead.read(owner).filter((each) => each.heads !== heads);
    columnsRead.write(owner, [...others, { heads, fields }]);
  };

  return { soFar, problem, setProblem, read, restore, keepColumns, stop };
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'It could not be read. Please try again.';
