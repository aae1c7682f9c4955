import { type WithDb } from '../database/table';
import { applyChanges, recordChanges } from './changes';
import { packed, unpacked } from './dump';
import { type DumpStore } from './dumpStore';

interface Options {
  store: DumpStore;
  /** Whether to keep from the start. */
  isOn: boolean;
  uploads: { save: (file: File) => string; files: ReadonlyMap<string, File> };
}

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 100);

export type KeptData = Awaited<ReturnType<typeof keepData>>;

/**
 * Restores what changed since the seeds, then keeps what changes, until told otherwise. Where the browser refuses to
 * store, the data live as long as the page; of several tabs, the one that changed something last is kept.
 */
export async function keepData(server: WithDb, { store, isOn, uploads }: Options) {
  let isKept = isOn;
  let isWaiting = false;

  function save() {
    isWaiting = false;
    if (isKept) store.write(packed(changes, uploads.files)).catch(() => {});
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
  const restored = dump && unpacked(dump, uploads.save);
  if (restored) applyChanges(server, restored);

  return {
    /** Switches keeping on, beginning with what has changed so far. */
    keep() {
      isKept = true;
      save();
    },
    /** Drops what is kept and keeps nothing more; the data of this page stay as they are. */
    forget,
  };
}
