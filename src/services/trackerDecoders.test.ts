import { makeStore } from '@/app/store';
import { habitsApi } from './habits';
import { highlightsApi } from './highlights';

/** The store, with a server that answers every list with `body`. */
function answeredWith(body: unknown) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body))));
  return makeStore();
}

test('habits are at data.habits; flags come in any form', async () => {
  const flags = [true, 'Y', 'true', 1, false, 'N', 'false', null];
  const habits = flags.map((mandatory, n) => ({ id: String(n + 1), name: 'Walk', mandatory }));
  const store = answeredWith({ data: { habits: [...habits, { name: 'Nameless' }] } });
  const { data } = await store.dispatch(habitsApi.endpoints.listHabits.initiate());
  expect(data?.map(({ isMandatory }) => isMandatory)).toEqual([true, true, true, true, false, false, false, false]);
  expect(data?.[0]).toEqual({ id: 1, name: 'Walk', description: '', isMandatory: true, image: '', createdAt: '' });
});

test.each([
  ['a list', (items: object[]) => items],
  ['JSON text', (items: object[]) => JSON.stringify(items)],
])('the items of a highlight are read from %s, numbers from text', async (_name, write) => {
  const item = { id: '7', mediaUrl: 'wins.svg', mediaType: 'photo', duration: '6.5', viewedCount: '12' };
  const store = answeredWith({ data: [{ id: '1', title: 'Wins', highlightItems: write([item, {}]) }] });
  const { data } = await store.dispatch(highlightsApi.endpoints.listHighlights.initiate());
  const decoded = {
    id: 7,
    media: 'wins.svg',
    isVideo: false,
    caption: '',
    duration: 6.5,
    viewedCount: 12,
    createdAt: '',
  };
  expect(data).toEqual([{ id: 1, title: 'Wins', createdAt: '', items: [decoded] }]);
});

test.each([
  [{ mediaType: 'VIDEO', mediaUrl: 'a' }, true],
  [{ mediaType: 'photo', mediaUrl: 'a.mp4' }, false],
  [{ mediaUrl: 'A.MP4?v=2' }, true],
  [{ mediaType: 'story', mediaUrl: 'a.mp4' }, true],
  [{ mediaUrl: 'uploads/a.webm' }, true],
  [{ mediaType: null, mediaUrl: 'a.svg' }, false],
  [{}, false],
])('whether %j is a film depends on its type, else on its name', async (media, isVideo) => {
  const store = answeredWith({ data: [{ id: 1, highlightItems: [{ id: 2, ...media }] }] });
  const { data } = await store.dispatch(highlightsApi.endpoints.listHighlights.initiate());
  expect(data?.[0]?.items[0]?.isVideo).toBe(isVideo);
});
