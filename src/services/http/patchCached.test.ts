import fc from 'fast-check';
import { makeStore } from '@/app/store';
import { bannersApi, type Banner } from '../banners';
import { patchCached, patchesOf } from './patchCached';

const { listBanners } = bannersApi.endpoints;

/** What the cache has after a change of the one list to the other. */
async function changed<Data>(before: Data, after: Data) {
  const store = makeStore();
  await store.dispatch(bannersApi.util.upsertQueryData('listBanners', undefined, before as readonly Banner[]));
  store.dispatch(patchCached(listBanners, undefined, () => after as readonly Banner[]));
  return listBanners.select()(store.getState()).data as unknown;
}

const row = fc.record({
  id: fc.nat(9),
  title: fc.constantFrom('a', 'b'),
  items: fc.array(fc.nat(3), { maxLength: 3 }),
});

test('the cache has the new list, whichever rows of it went, came, moved and changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row), fc.array(fc.oneof(row, fc.nat(9))), async (before, wanted) => {
      const after = wanted.flatMap((one) => (typeof one === 'number' ? (before[one] ?? []) : one));
      expect(await changed(before, after)).toEqual(after);
    }),
  );
  // Immer patches no fields of these names, which no record of the panel has.
  const value = fc.jsonValue().filter((any) => !/"(?:__proto__|constructor|prototype)"/.test(JSON.stringify(any)));
  await fc.assert(
    fc.asyncProperty(value, value, async (before, after) => {
      expect(await changed([before], [after])).toEqual([after]);
    }),
  );
});

test('the patches name what is different, and nothing else', () => {
  const [soup, dal, stew] = ['Soup', 'Dal', 'Stew'].map((title, id) => ({ id, title, items: [id] }));
  expect(patchesOf([soup, dal, stew], [soup, stew])).toEqual([{ op: 'remove', path: [1] }]);
  expect(patchesOf([soup, dal], [soup, dal, stew])).toEqual([{ op: 'add', path: [2], value: stew }]);
  expect(patchesOf([soup, dal], [soup, { ...dal, title: 'Daal' }])).toEqual([
    { op: 'replace', path: [1, 'title'], value: 'Daal' },
  ]);
  expect(patchesOf([soup, dal], [soup, { ...dal, items: [1, 2] }])).toEqual([
    { op: 'add', path: [1, 'items', 1], value: 2 },
  ]);
  expect(patchesOf([soup], [soup])).toEqual([]);
});
