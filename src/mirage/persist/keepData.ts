import { type WithDb } from '../database/table';
import { applyChanges, recordChanges } from './changes';
import { pack, unpack } from './dump';
import { type DumpStore } from './dumpStore';

interface Options {
  store: DumpStore;
  /** Whether to store changes from the start. */
  isOn: boolean;
  uploads: { save: (file: File) => string; files: ReadonlyMap<string, File> };
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 100);

export type KeptData = Awaited<ReturnType<typeof keepData>>;

/**
 * Restores the stored changes of the data and stores those that follow. If the browser blocks storage, changes last
 * until a reload; if several tabs change data, the last one to do so overwrites the others.
 */
export async function keepData(server: WithDb, { store, isOn, uploads }: Options) {
  let isKept = isOn;
  let isWaiting = false;

  function save() {
    isWaiting = false;
    if (isKept) store.write(pack(changes, uploads.files)).catch(() => {});
  }
  const changes = recordChanges(server, () => {
    if (!isKept || isWaiting) return;
    isWaiting = true;
    whenIdle(save);
  });
  const forget = () => {
    isKept = false;
    return store.remove().catch(() => {});
  };

  const dump = isOn ? await store.read().catch(() => undefined) : undefined;
  const restored = dump && unpack(dump, uploads.save);
  if (restored) applyChanges(server, restored);

  return {
    /** Starts storing, with the changes so far. */
    keep() {
      isKept = true;
      save();
    },
    /** Removes the stored changes and stops storing; the data of this page stay. */
    forget,
  };
}
