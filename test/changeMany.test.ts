import fc from 'fast-check';
import { stateOf } from '@/mirage/calls/state';
import { mockServer } from '@test/mockServer';
import { IS_MATRIX } from '@test/matrix';
import { undo } from '@/capabilities/journal/undo';
import { IDS, row, asked, recipeRounds } from '@test/recipeRounds';

const mock = mockServer();
const start = recipeRounds(mock);

const RUNS = IS_MATRIX ? 500 : 200;

test('undo restores what the server had before a round, to the byte', async () => {
  const { store, rows, round, entries } = await start();
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 2, maxLength: 2 }), asked, async (seeds, wanted) => {
      for (const [index, id] of IDS.entries()) rows.update(id, seeds[index]!);
      const before = JSON.stringify(mock.server.db.dump());
      const { done, entry } = await round(wanted);
      if (done.length === 0) return;
      expect(entry!.steps).toHaveLength(done.length);
      expect(JSON.stringify(mock.server.db.dump())).not.toBe(before);
      await undo(store, entry!, entries());
      expect(JSON.stringify(mock.server.db.dump())).toBe(before);
    }),
    { numRuns: RUNS },
  );
});

/** What becomes of a call: it is answered, refused, lost after it was carried out, or lost before. */
const fate = fc.constantFrom('answered', 'refused', 'savedAndLost', 'lost');

test('whatever calls are lost and sent again, each record is changed once, and all of them are one entry', async () => {
  const { store, rows, round, entries } = await start();
  const unreadable = { status: 200, body: '<html>' as never };
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 8 }), async (fates) => {
      for (const id of IDS) rows.update(id, { title: '1 roti', ingredients: '1', directions: '1', note: '' });
      const before = JSON.stringify(mock.server.db.dump());
      const left = fates.values();
      const saved: string[] = [];
      stateOf(mock.server).overrides.set('dishes/update', async (_path, request, next) => {
        const what = left.next().value ?? 'answered';
        if (what === 'refused') return { status: 422, body: { message: 'Not now.' } };
        if (what === 'lost') return unreadable;
        saved.push((request.requestBody as FormData).get('id') as string);
        const reply = await next();
        return what === 'savedAndLost' ? unreadable : reply;
      });
      const { done, entry } = await round({ find: 'roti', by: 'dal', in: ['title'] }, () => {}, 20);
      expect(done).toHaveLength(IDS.length);
      expect(saved.toSorted()).toEqual(IDS);
      expect(entry!.steps).toHaveLength(IDS.length);
      stateOf(mock.server).overrides.delete('dishes/update');
      await undo(store, entry!, entries());
      expect(JSON.stringify(mock.server.db.dump())).toBe(before);
    }),
    { numRuns: 50 },
  );
});
