import { fill, fillAt, install, join, read, slot, type Fill } from './slots';

const greetings = slot<string>('greetings');
const others = slot<string>('others');
const columns = slot<number, '/plans' | '/banners'>('columns');

const shell = (...fills: Fill[]) => ({ parts: { shell: () => Promise.resolve({ fills }) } });

afterEach(() => install([]));

test('a slot is empty until something is installed and has come', async () => {
  expect(read(greetings)).toEqual([]);
  install([shell(fill(greetings, 'Hello'))]);
  expect(read(greetings)).toEqual([]);
  await join('shell');
  expect(read(greetings)).toEqual(['Hello']);
  install([]);
  expect(read(greetings)).toEqual([]);
});

test('what was read is the same list until more comes', async () => {
  install([
    {
      parts: {
        shell: shell(fill(greetings, 'Hello')).parts.shell,
        standby: shell(fill(greetings, 'Again')).parts.shell,
      },
    },
  ]);
  await join('shell');
  const first = read(greetings);
  expect(read(greetings)).toBe(first);
  await join('standby');
  expect(read(greetings)).toEqual(['Hello', 'Again']);
});

test('what fills a slot is in the order of the list, whichever comes first', async () => {
  let comeLate = () => {};
  const late = () => new Promise<void>((resolve) => (comeLate = resolve)).then(() => first);
  const first = { fills: [fill(greetings, 'first'), fill(others, 'other')] };
  install([{ parts: { shell: late } }, shell(fill(greetings, 'second'), fill(greetings, 'third'))]);
  const joined = join('shell');
  await Promise.resolve();
  comeLate();
  await joined;
  expect(read(greetings)).toEqual(['first', 'second', 'third']);
  expect(read(others)).toEqual(['other']);
});

test('a fill for one section is for no other', async () => {
  install([shell(fillAt(columns, '/plans', 1), fillAt(columns, '/banners', 2))]);
  await join('shell');
  expect(read(columns, '/plans')).toEqual([1]);
});

test('a part comes by itself, once', async () => {
  const load = jest.fn(() => Promise.resolve({ fills: [fill(greetings, 'Hello')] }));
  install([{ parts: { standby: load } }]);
  await join('shell');
  expect(read(greetings)).toEqual([]);
  await join('standby');
  await join('standby');
  expect(read(greetings)).toEqual(['Hello']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that another one names can join once that one has come', async () => {
  const load = jest.fn(() => Promise.resolve({ fills: [fill(greetings, 'Hello')] }));
  install([{ parts: { shell: () => Promise.resolve({ parts: { '/plans/dialogs': load } }) } }]);
  await join('/plans/dialogs');
  expect(load).not.toHaveBeenCalled();
  await join('shell');
  await join('/plans/dialogs');
  expect(read(greetings)).toEqual(['Hello']);
});

test('code that could not be fetched is fetched again', async () => {
  const load = jest.fn(() => Promise.resolve({ fills: [fill(greetings, 'Hello')] }));
  load.mockRejectedValueOnce(new Error('offline'));
  install([{ parts: { shell: load } }]);
  await expect(join('shell')).rejects.toThrow('offline');
  await join('shell');
  expect(read(greetings)).toEqual(['Hello']);
});
