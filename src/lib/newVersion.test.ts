import { isOutdated } from './newVersion';

/** The host's answer, which never comes. */
const hang = (_url: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

test('where the host never answers, the version counts as the newest after a while', async () => {
  const before = globalThis.fetch;
  globalThis.fetch = hang;
  const late = new Promise((resolve) => setTimeout(() => resolve('still looking'), 6000));
  expect(await Promise.race([isOutdated(), late])).toBe(false);
  globalThis.fetch = before;
});
