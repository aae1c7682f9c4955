import { compareFiles, MOST_WHOLE, type Outcome } from './compareFiles';

type Answer = (address: string, init: RequestInit) => Promise<unknown>;

const fetches = (answer: Answer) =>
  jest.spyOn(window, 'fetch').mockImplementation((address, init) => answer(address as string, init!) as never);

const reply = (text: string, length: string | null = String(text.length)) => ({
  ok: true,
  headers: { get: () => length },
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
});

const answering =
  (files: Record<string, string>): Answer =>
  (address) =>
    Promise.resolve(address in files ? reply(files[address]!) : { ok: false, status: 404 });

/** Answers each address; those that are not there are refused. */
const serve = (files: Record<string, string>) => fetches(answering(files));

/** Never answers, until the call is given up. */
const silence = (signal: AbortSignal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('given up')));
  });

async function compare(others: string[], signal = new AbortController().signal) {
  const found: Record<string, Outcome> = {};
  const isRead = await compareFiles({ file: '/own', others, signal, onOutcome: (one, value) => (found[one] = value) });
  return { isRead, found };
}

const asked = (fetched: jest.SpyInstance, method: string) =>
  (fetched.mock.calls as [string, RequestInit][]).filter(([, init]) => init.method === method).map(([file]) => file);

test('files of another size are not fetched; those of the same are compared byte by byte', async () => {
  const fetched = serve({ '/own': 'abc', '/same': 'abc', '/last': 'abd', '/long': 'abcd' });
  const { isRead, found } = await compare(['/same', '/last', '/long']);
  expect(isRead).toBe(true);
  expect(found).toEqual({ '/same': 'same', '/last': 'other', '/long': 'other' });
  expect(asked(fetched, 'HEAD')).toEqual(['/own', '/same', '/last', '/long']);
  expect(asked(fetched, 'GET').toSorted()).toEqual(['/last', '/own', '/same']);
});

test('where no size is the same, no file is fetched whole', async () => {
  const fetched = serve({ '/own': 'abc', '/long': 'abcd' });
  await compare(['/long']);
  expect(asked(fetched, 'GET')).toEqual([]);
});

test('a file that is gone, one of a host that does not allow it, and one without a size could not be compared', async () => {
  const answer = answering({ '/own': 'abc' });
  const fetched = fetches((address, init) => {
    if (address === '/foreign') return Promise.reject(new TypeError('CORS'));
    return address === '/unsized' ? Promise.resolve(reply('abc', null)) : answer(address, init);
  });
  const { found } = await compare(['/gone', '/foreign', '/unsized']);
  expect(found).toEqual({ '/gone': 'failed', '/foreign': 'failed', '/unsized': 'failed' });
  expect(asked(fetched, 'GET')).toEqual([]);
});

test('one whose size is told, but whose bytes do not come, could not be compared', async () => {
  const answer = answering({ '/own': 'abc', '/half': 'abc' });
  fetches((address, init) =>
    address === '/half' && init.method === 'GET' ? Promise.reject(new TypeError('cut')) : answer(address, init),
  );
  expect((await compare(['/half'])).found).toEqual({ '/half': 'failed' });
});

test('if the size of the file itself is not to be had, no other is asked for', async () => {
  const fetched = serve({ '/same': 'abc' });
  expect(await compare(['/same'])).toEqual({ isRead: false, found: {} });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('no more than the most are fetched whole', async () => {
  const others = Array.from({ length: MOST_WHOLE + 2 }, (_, number) => `/${number}`);
  const fetched = serve(Object.fromEntries(['/own', ...others].map((file) => [file, 'abc'])));
  const { found } = await compare(others);
  expect(Object.values(found).filter((outcome) => outcome === 'same')).toHaveLength(MOST_WHOLE);
  expect(Object.values(found).filter((outcome) => outcome === 'left')).toHaveLength(2);
  expect(asked(fetched, 'GET')).toHaveLength(MOST_WHOLE + 1);
});

test('at most four are asked for at a time, and none after it was stopped', async () => {
  const stopping = new AbortController();
  const fetched = fetches((address, { signal }) =>
    address === '/own' ? Promise.resolve(reply('abc')) : silence(signal!),
  );
  const done = compare(['/1', '/2', '/3', '/4', '/5', '/6'], stopping.signal);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledTimes(5);
  stopping.abort();
  expect((await done).found).toEqual({});
  expect(fetched).toHaveBeenCalledTimes(5);
});

test('a host that never answers is given up', async () => {
  jest.useFakeTimers();
  try {
    fetches((address, { signal }) => (address === '/own' ? Promise.resolve(reply('abc')) : silence(signal!)));
    const done = compare(['/silent']);
    await jest.advanceTimersByTimeAsync(20_000);
    expect((await done).found).toEqual({ '/silent': 'failed' });
  } finally {
    jest.useRealTimers();
  }
});
