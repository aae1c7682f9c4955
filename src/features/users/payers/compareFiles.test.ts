import { startWorker } from '@test/stubs/hashWorker';
import { compareFiles } from './compareFiles';
import { createHasher, type HashWorker } from './hasher';

const OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

const fetches = (answer: (address: string, init: RequestInit) => Promise<unknown>) =>
  jest.spyOn(window, 'fetch').mockImplementation((address, init) => answer(address as string, init!) as never);

/** Answers each address; those that are not there are refused. */
const serve = (files: Record<string, string>) =>
  fetches((address) =>
    Promise.resolve({ ok: address in files, arrayBuffer: () => Promise.resolve(bytesOf(files[address]!)) }),
  );

async function compare(files: string[], signal = new AbortController().signal) {
  const found: Record<string, string | null> = {};
  const { hash } = createHasher(startWorker);
  await compareFiles({ files, hash, signal, onHash: (file, value) => (found[file] = value) });
  return found;
}

test('each file has the SHA-256 of its bytes', async () => {
  serve({ '/a': 'abc', '/b': 'abc', '/c': 'xyz' });
  const { '/a': a, '/b': b, '/c': c } = await compare(['/a', '/b', '/c']);
  expect(a).toBe(OF_ABC);
  expect(b).toBe(OF_ABC);
  expect(c).not.toBe(OF_ABC);
});

test('a file that is refused, and one whose host does not allow it, are null', async () => {
  serve({});
  expect(await compare(['/gone'])).toEqual({ '/gone': null });
  fetches(() => Promise.reject(new TypeError('CORS')));
  expect(await compare(['/foreign'])).toEqual({ '/foreign': null });
});

test('at most four are fetched at a time, and none after it was stopped', async () => {
  const stopping = new AbortController();
  const fetched = fetches(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  );
  const done = compare(['/1', '/2', '/3', '/4', '/5', '/6'], stopping.signal);
  expect(fetched).toHaveBeenCalledTimes(4);
  stopping.abort();
  expect(await done).toEqual({});
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('a Worker that cannot start, or is stopped, leaves no file waiting', async () => {
  const made: HashWorker = { postMessage() {}, terminate: jest.fn(), onmessage: null, onerror: null };
  const broken = createHasher(() => made);
  const first = broken.hash(bytesOf('abc'));
  made.onerror?.(new ErrorEvent('error'));
  expect(await first).toBeNull();
  expect(await broken.hash(bytesOf('abc'))).toBeNull();

  const stopped = createHasher(() => made);
  const second = stopped.hash(bytesOf('abc'));
  stopped.stop();
  expect(await second).toBeNull();
  expect(made.terminate).toHaveBeenCalledTimes(1);
});
