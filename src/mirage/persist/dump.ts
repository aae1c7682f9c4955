import { type Changes } from './changes';
import { makeStamp } from './stamp';

/** What is kept of a scenario's data. */
export interface Dump {
  stamp: string;
  /** JSON of the changed rows. */
  changes: string;
  /** The uploads that the rows show, by the address that they show them at. */
  files: [address: string, file: File][];
}

export function packed(changes: Changes, files: Iterable<[string, File]>): Dump {
  const json = JSON.stringify(changes);
  return { stamp: makeStamp(), changes: json, files: [...files].filter(([address]) => json.includes(address)) };
}

/**
 * The changed rows of a dump, with its files at addresses of this page, for an object URL does not outlive its page;
 * null where a build with rows of another form kept it.
 */
export function unpacked({ stamp, changes, files }: Dump, store: (file: File) => string): Changes | null {
  if (stamp !== makeStamp()) return null;
  const json = files.reduce((text, [address, file]) => text.replaceAll(address, store(file)), changes);
  return JSON.parse(json) as Changes;
}
