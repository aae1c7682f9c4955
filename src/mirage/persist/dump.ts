import { type Changes } from './changes';
import { makeStamp } from './stamp';

/** The stored changes of a scenario's data. */
export interface Dump {
  stamp: string;
  /** JSON of the changed rows. */
  changes: string;
  /** The uploads that these rows refer to, with the object URL in the rows. */
  files: [url: string, file: File][];
}

export function pack(changes: Changes, files: Iterable<[string, File]>): Dump {
  const json = JSON.stringify(changes);
  return { stamp: makeStamp(), changes: json, files: [...files].filter(([url]) => json.includes(url)) };
}

/**
 * Returns the changed rows of a dump, with new object URLs, because the old ones are no longer valid; null if a build
 * with other fields stored the dump.
 */
export function unpack({ stamp, changes, files }: Dump, store: (file: File) => string): Changes | null {
  if (stamp !== makeStamp()) return null;
  const json = files.reduce((text, [url, file]) => text.replaceAll(url, store(file)), changes);
  return JSON.parse(json) as Changes;
}
