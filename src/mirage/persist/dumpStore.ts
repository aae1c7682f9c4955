import { type Dump } from './dump';

/** Where the dump of one scenario lies. */
export interface DumpStore {
  read(): Promise<Dump | undefined>;
  write(dump: Dump): Promise<unknown>;
  remove(): Promise<unknown>;
}

const DUMPS = 'dumps';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

/** Fails, and does not throw, where the browser has no IndexedDB or refuses it. */
async function open() {
  const request = indexedDB.open('mock-data');
  request.onupgradeneeded = () => request.result.createObjectStore(DUMPS);
  return await settled(request);
}

/** IndexedDB, for it holds files and does not make the page wait. */
export function indexedDumps(key: string): DumpStore {
  const opened = open();
  opened.catch(() => {}); // told by the first to ask
  const dumps = async (mode: IDBTransactionMode) => (await opened).transaction(DUMPS, mode).objectStore(DUMPS);
  return {
    read: async () => settled((await dumps('readonly')).get(key) as IDBRequest<Dump | undefined>),
    write: async (dump) => settled((await dumps('readwrite')).put(dump, key)),
    remove: async () => settled((await dumps('readwrite')).delete(key)),
  };
}
