import fc from 'fast-check';
import { LOOK_EVERY_MS } from '@/screen/saveGuard/latest';
import { undo } from '@/capabilities/journal/undo';
import { IDS, FIELDS, type Row, row, asked, foreign, type Foreign, recipeRounds } from '@test/recipeRounds';
import { mockServer } from '@test/mockServer';

const start = recipeRounds(mockServer());

/** What a plan changes of a row. */
const changeIn = (changes: readonly { name: string; value: unknown }[]) =>
  Object.fromEntries(
    changes
      .filter(({ name }) => name !== 'categoryId')
      .map(({ name, value }) => [name === 'subCategoryId' ? 'dishesCategoryId' : name, String(value)]),
  ) as Partial<Row>;

const has = (whole: Row, part: Partial<Row>) =>
  FIELDS.every((field) => part[field] === undefined || part[field] === whole[field]);
const parts = (whole: Row, like: Partial<Row>) =>
  Object.fromEntries(Object.keys(like).map((field) => [field, whole[field as keyof Row]])) as Partial<Row>;

const changeBy = ({ field, text: typed, place: to }: Foreign): Partial<Row> => ({
  [field]: field === 'dishesCategoryId' ? to : typed,
});

test('nothing that somebody else changes meanwhile is overwritten, neither by a round nor by its undo', async () => {
  const { store, rows, round, entries } = await start();
  const now = () =>
    Object.fromEntries(
      IDS.map((id) => [id, parts(rows.find(id) as Row, Object.fromEntries(FIELDS.map((name) => [name, ''])))]),
    );
  const some = fc.array(foreign, { maxLength: 3 });
  const scene = fc.record({
    seeds: fc.array(row, { minLength: 2, maxLength: 2 }),
    wanted: asked,
    /** Before each call, and before the undo. */
    others: fc.array(some, { minLength: 3, maxLength: 3 }),
  });
  let kept = 0;
  let ahead = 0;
  const clock = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => clock() + ahead);
  await fc.assert(
    fc.asyncProperty(scene, async ({ seeds, wanted, others }) => {
      for (const [index, id] of IDS.entries()) rows.update(id, seeds[index]!);
      /** What is to be expected of the server. */
      const model = now() as Record<string, Row>;
      const seen = now() as Record<string, Row>;
      const byOthers = (index: number) => {
        ahead += LOOK_EVERY_MS + 1; // what came since the last look is not seen
        others[index]!.forEach((one) => rows.update(one.id, changeBy(one)));
      };
      const { plans, done, entry } = await round(wanted, byOthers);
      const sent = plans.filter(({ id, changes }, index) => {
        for (const one of others[index]!) Object.assign(model[one.id]!, changeBy(one));
        const change = changeIn(changes);
        if (!has(model[id]!, parts(seen[id]!, change))) return false;
        Object.assign(model[id]!, change);
        return true;
      });
      expect(now()).toEqual(model);
      expect(done).toEqual(sent);
      kept += plans.length - done.length;
      if (done.length === 0) return;

      for (const one of others[2]!) Object.assign(model[one.id]!, changeBy(one));
      byOthers(2);
      await undo(store, entry!, entries());
      for (const { id, changes } of done) {
        const change = changeIn(changes);
        if (has(model[id]!, change)) Object.assign(model[id]!, parts(seen[id]!, change));
        else kept += 1;
      }
      expect(now()).toEqual(model);
    }),
    { numRuns: 100 },
  );
  expect(kept).toBeGreaterThan(5);
});
