import { type Dump } from './dump';

/** Stores the dump of one scenario. */
export interface DumpStore {
  read(): Promise<Dump | undefined>;
  write(dump: Dump): Promise<unknown>;
  remove(): Promise<unknown>;
}

const DUMPS = 'dumps';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed.'));
  });

/** Async, so that it rejects rather than throws if the browser has no IndexedDB or blocks it. */
async function open() {
  const request = indexedDB.open('mock-data');
  request.onupgradeneeded = () => request.result.createObjectStore(DUMPS);
  return await settled(request);
}

/** Uses IndexedDB, which can store files and does not block the page. */
export function indexedDumps(key: string): DumpStore {
  const opened = open();
  opened.catch(() => {}); // the first read or write reports it
  const dumps = async (mode: IDBTransactionMode) => (await opened).transaction(DUMPS, mode).objectStore(DUMPS);
  return {
    read: async () => settled((await dumps('readonly')).get(key) as IDBRequest<Dump | undefined>),
    write: async (dump) => settled((await dumps('readwrite')).put(dump, key)),
    remove: async () => settled((await dumps('readwrite')).delete(key)),
  };
}
