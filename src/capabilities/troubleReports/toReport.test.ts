import { toReport } from './toReport';

const SECRET = 'Amina Rahman, amina@petal.app';
const STACK = `TypeError: ${SECRET}
    at Row (https://panel.example/js/banners.1a2b3c.js:1:2345)
    at eval (chrome-extension://abc/content.js:3:4)
    at run (https://panel.example/js/vendor.4d5e6f.js:2:99)`;

function failure(message = SECRET) {
  const error = new TypeError(message);
  error.stack = STACK;
  return error;
}

const told = (event: Event, rest: object) => toReport(Object.assign(event, rest));

test('an error is told by its class and where it was thrown, without its text', () => {
  const expected = { name: 'TypeError', frames: ['banners.1a2b3c.js:1:2345', 'vendor.4d5e6f.js:2:99'] };
  expect(told(new Event('error'), { error: failure() })).toEqual({ kind: 'error', ...expected });
  expect(told(new Event('unhandledrejection'), { reason: failure() })).toEqual({ kind: 'rejection', ...expected });
  const crash = { event: 'screen crashed', details: { reason: SECRET }, error: failure() };
  expect(toReport(crash)).toEqual({ kind: 'crash', ...expected });
});

test('whatever was thrown, no text of it is told', () => {
  const odd = [SECRET, { name: SECRET }, { stack: 5 }, null, undefined, Object.assign(failure(), { name: SECRET })];
  for (const reason of odd) {
    const report = told(new Event('unhandledrejection'), { reason });
    expect(report).toMatchObject({ kind: 'rejection' });
    expect(JSON.stringify(report)).not.toMatch(/Amina|petal/);
  }
});

test('what a browser extension throws, or a resize observer, is nobody’s report', () => {
  const error = Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/content.js:3:4' });
  expect(told(new Event('error'), { error })).toBeNull();
  expect(told(new Event('error'), { message: 'ResizeObserver loop' })).toBeNull();
});

test('code that is gone, as after a newer build, is nobody’s report', () => {
  const error = Object.assign(failure(), { name: 'ChunkLoadError' });
  expect(told(new Event('unhandledrejection'), { reason: error })).toBeNull();
  expect(told(new Event('error'), { error })).toBeNull();
  expect(toReport({ event: 'screen crashed', details: {}, error })).toBeNull();
});

test.each([
  ['https://evil.example/steal?who=amina', 'evil.example'],
  ['inline', 'inline'],
])('a breach of the policy by %s', (blockedURI, blocked) => {
  const report = told(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src', blockedURI });
  expect(report).toEqual({ kind: 'policy', rule: 'img-src', blocked });
});

test('replies that could not be read are told by their endpoint', () => {
  const details = { endpoint: 'listBanners', path: 'banners/list' };
  expect(toReport({ event: 'call failed', details: { ...details, kind: 'unreadable', reason: SECRET } })).toEqual({
    kind: 'reply',
    endpoint: 'listBanners',
  });
  expect(toReport({ event: 'not read as it is', details: { ...details, unread: 'price number 3' } })).toEqual({
    kind: 'reply',
    endpoint: 'listBanners',
    fields: 'price number 3',
  });
});

test.each(['refused', 'unreachable'])('a call that was %s is not reported', (kind) => {
  expect(toReport({ event: 'call failed', details: { endpoint: 'listBanners', kind } })).toBeNull();
});
