import { roundInOneTab } from './roundLock';

/** Resolves when the round before it has begun to wait. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('the rounds of one tab wait for each other, also for one that threw', async () => {
  const told: string[] = [];
  let fail = () => {};
  const first = roundInOneTab(
    'a',
    jest.fn(),
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('Broken')))),
  );
  const second = roundInOneTab('a', jest.fn(), () => Promise.resolve(Boolean(told.push('second'))));
  await roundInOneTab('b', jest.fn(), () => Promise.resolve(Boolean(told.push('of another section'))));
  await soon();
  expect(told).toEqual(['of another section']);
  fail();
  await expect(first).rejects.toThrow('Broken');
  expect(await second).toBe(true);
  expect(told).toEqual(['of another section', 'second']);
});

describe('with locks', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  test('a round that throws gives its lock back', async () => {
    let isHeld = false;
    const request = async (_name: string, _options: LockOptions, work: (lock: object) => Promise<void>) => {
      isHeld = true;
      await work({});
      isHeld = false;
    };
    Object.assign(navigator, { locks: { request } });
    const round = roundInOneTab('a', jest.fn(), async () => {
      expect(isHeld).toBe(true);
      await soon();
      throw new Error('Broken');
    });
    await expect(round).rejects.toThrow('Broken');
    await soon();
    expect(isHeld).toBe(false);
  });

  test('a round runs without a lock where the browser refuses them', async () => {
    Object.assign(navigator, { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } });
    expect(await roundInOneTab('a', jest.fn(), () => Promise.resolve(true))).toBe(true);
  });
});
