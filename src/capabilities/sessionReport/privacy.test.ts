import fc from 'fast-check';
import { callLog, noteCall } from '@/services/http/callLog';
import { log } from '@/services/http/log';
import { type Host } from '@/screen/host';
import { record } from './recorder';

type Observer = (action: object) => void;

const observers = new Set<Observer>();

// Actions are told as they come, without a store that does what they say.
const observe = (observer: Observer) => {
  observers.add(observer);
  return () => observers.delete(observer);
};

const dispatch = (action: object) => observers.forEach((observe) => observe(action));

/** 1,000 texts of people: names, addresses, phones, what they wrote and answered. */
const PLANTED = Array.from({ length: 200 }, (_each, index) => [
  `Quexa${index} Iqbalov${index}`,
  `quexa.${index}@secret-mail.example`,
  `+92 300 7391${String(index).padStart(3, '0')}`,
  `I felt quexish about day ${index}, and told nobody`,
  `No-quex-${index}`,
]).flat();

/** In each of them, whole or cut. */
const TRACES = /quex|iqbalov|secret-mail|7391|felt|nobody/i;

const planted = fc.constantFrom(...PLANTED);

/** Names of fields, of the panel and of servers to come. */
const field = fc.constantFrom(
  'title',
  'name',
  'email',
  'status',
  'type',
  'key',
  'filter',
  'role',
  'mode',
  'note',
  'id',
  'userId',
  'answer',
  'postId',
  'quexaField',
);

/** Ids of content stay in a file; by chance one would have the figures of a phone. */
const figure = fc.integer().filter((value) => !TRACES.test(String(value)));

const data = fc.letrec((tie) => ({
  row: fc.dictionary(field, fc.oneof({ depthSize: 'small' }, planted, figure, fc.boolean(), tie('list'), tie('row'))),
  list: fc.array(fc.oneof({ depthSize: 'small' }, planted, tie('row')), { maxLength: 4 }),
}));

const escaped = (text: string) => text.replaceAll('"', '&quot;');

/** Something that happens; given where it happens, and what is written there. */
const ACTS: ((text: string, value: unknown, world: World) => void)[] = [
  (text) => press(`<button>${text}</button>`),
  (text) => press(`<button aria-label="Actions for ${escaped(text)}"></button>`),
  (text) => press(`<div role="dialog" aria-label="Edit ${escaped(text)}"><button>${text}, Save</button></div>`),
  (text) =>
    press(
      `<main><table aria-label="${escaped(text)}"><tbody><tr><td><a href="/x">${text}</a></td></tr></tbody></table></main>`,
    ),
  (text) => fill(`<label>${text}<input name="${escaped(text)}" value="${escaped(text)}"></label>`),
  (text) => fill(`<input type="password" placeholder="${escaped(text)}" value="${escaped(text)}">`),
  (text) => choose(`<select name="role" aria-label="${escaped(text)}"><option>${text}</option></select>`),
  (text) => [...text.slice(0, 6)].forEach((key) => key_(document.body, key)),
  (_text, value) => dispatch({ type: 'users/rowChosen', payload: value }),
  (text) => dispatch({ type: 'recipes/searchChanged', payload: text }),
  (text, value) => dispatch({ type: 'journal/changeMade', payload: { sentence: text, value } }),
  (_text, value) => answer('listUsers', value),
  (_text, value) => answer('listRecipes', value),
  (text, _value, { move }) =>
    move('/users', `?search=${encodeURIComponent(text)}&dialog=member:${encodeURIComponent(text)}`),
  (text, _value, { move }) => move(`/${encodeURIComponent(text)}`, ''),
  (text) => log.warn('screen crashed', { reason: text }, Object.assign(new Error(text), { name: text })),
  (text) => noteCall('users/list', 'listUsers', Date.now(), { kind: 'refused', status: 500, message: text }, {}),
];

interface World {
  move: (pathname: string, search: string) => void;
}

const put = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};
const press = (html: string) =>
  put(html)
    .querySelector('button, a')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const fill = (html: string) =>
  put(html)
    .querySelector('input')!
    .dispatchEvent(new Event('input', { bubbles: true }));
const choose = (html: string) =>
  put(html)
    .querySelector('select')!
    .dispatchEvent(new Event('change', { bubbles: true }));
function pick(files: readonly File[]) {
  const field = put('<input type="file" name="image">').querySelector('input')!;
  Object.defineProperty(field, 'files', { value: files });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
const key_ = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

let requests = 0;

function answer(endpointName: string, payload: unknown) {
  requests += 1;
  const meta = {
    requestId: `${requests}`,
    arg: { endpointName, originalArgs: payload, type: 'query', queryCacheKey: 'x' },
  };
  dispatch({ type: 'api/executeQuery/pending', meta: { ...meta, requestStatus: 'pending' } });
  dispatch({ type: 'api/executeQuery/fulfilled', payload, meta: { ...meta, requestStatus: 'fulfilled' } });
}

/** A panel without a screen, and its recorder. */
function world() {
  const store = { getState: () => ({ session: { user: null } }) };
  const listeners = new Set<() => void>();
  const state = { location: { pathname: '/users', search: '' }, historyAction: 'PUSH' };
  const router = {
    state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const move = (pathname: string, search: string) => {
    state.location = { pathname, search };
    listeners.forEach((listener) => listener());
  };
  return { move, recorder: record({ store, router, observe, screenAt: () => undefined } as unknown as Host, null) };
}

/** The times of steps are this run's, and by chance one would have the figures of a phone. */
const withoutTimes = (file: string) => file.replaceAll(/"(?:at|duration)":\d+/g, '');

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => callLog.clear());

test('of 1,000 planted texts none is in 1,000 files', () => {
  const acts = fc.array(fc.tuple(fc.constantFrom(...ACTS), planted, data.row), { minLength: 3, maxLength: 6 });
  let files = 0;
  fc.assert(
    fc.property(acts, (all) => {
      const { recorder, ...given } = world();
      all.forEach(([act, text, value]) => act(text, value, given));
      const file = withoutTimes(recorder.text());
      recorder.stop();
      files += 1;
      expect(TRACES.exec(file)?.[0]).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
  expect(files).toBe(1000);
});

test('a file of 200 steps is under 200 kB, however many files were chosen', () => {
  const { recorder } = world();
  const files = Array.from(
    { length: 300 },
    (_each, index) => new File(['x'.repeat(index)], 'x', { type: 'image/png' }),
  );
  for (let index = 0; index < 250; index += 1) pick(files);
  const file = recorder.text();
  recorder.stop();
  const { steps } = JSON.parse(file) as { steps: { count: number }[] };
  expect(steps).toHaveLength(200);
  expect(steps[0]!.count).toBe(300);
  expect(file.length).toBeLessThan(200_000);
});
