import fc from 'fast-check';
import { callsOf, look } from '@/capabilities/changeMany/sendOne';
import { planner } from '@/capabilities/changeMany/plan';
import { replaceWords } from '@/capabilities/changeMany/replaceWords';
import { type Act } from '@/capabilities/changeMany/many';
import { LOOK_EVERY_MS } from '@/screen/saveGuard/latest';
import { roundEnded } from '@/screen/record/rounds';
import { moveTo } from '@/capabilities/changeMany/sections/MoveDialog';
import { recipesIn } from '@/capabilities/changeMany/sections/selectedRecipes';
import { type recipeRecord } from '@/features/nutrition/recipes/recipeRecord';
import { stateOf } from '@/mirage/calls/state';
import { table } from '@/mirage/database/table';
import { categoriesApi } from '@/services/categories';
import { entriesOf, journalStore } from '@test/journalStore';
import { mockServer } from '@test/mockServer';
import { IS_MATRIX } from '@test/matrix';
import { undo } from '@/capabilities/journal/undo';
import { recipesSection } from '@/features/nutrition/recipes/section';

const mock = mockServer();
const newStore = journalStore(mock);

const RUNS = IS_MATRIX ? 500 : 200;
const IDS = ['1', '2'];

type Stored = ReturnType<typeof recipeRecord.values>;

/** A value that both people change, as the database has it. */
const FIELDS = ['title', 'ingredients', 'directions', 'note', 'dishesCategoryId'] as const;
type Row = Record<(typeof FIELDS)[number], string>;

const SIGNS = fc.constantFrom('roti', 'Roti', 'روٹی', 'dal', ' ', '\n', ', ', '½', '"');
const text = fc.array(SIGNS, { maxLength: 8 }).map((parts) => parts.join(''));
/** One that the server stores. */
const full = text.map((some) => `1 ${some}`);
const place = fc.constantFrom('1', '2', '3');
const row: fc.Arbitrary<Row> = fc.record({
  title: full,
  ingredients: full,
  directions: full,
  note: text,
  dishesCategoryId: place,
});

/** What is asked: other words in some of the texts, or another place. */
const asked = fc.oneof(
  fc.record({ to: place }),
  fc.record({ find: SIGNS, by: SIGNS, in: fc.subarray(['title', 'ingredients', 'directions', 'note'] as const) }),
);
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

/** A change by somebody else. */
const foreign = fc.record({ id: fc.constantFrom(...IDS), field: fc.constantFrom(...FIELDS), text: full, place });
type Foreign = typeof foreign extends fc.Arbitrary<infer Value> ? Value : never;

async function start() {
  for (const title of ['Lunch', 'Dinner']) mock.create('category', { title });
  for (const categoryId of ['1', '1', '2']) mock.create('subCategory', { categoryId });
  for (const id of IDS) mock.create('recipe', { id, dishesCategoryId: '1' });
  const store = await newStore([recipesSection]);
  const { data: tree } = await store.dispatch(categoriesApi.endpoints.listCategories.initiate());
  const many = recipesIn(tree!);

  const rows = table(mock.server, 'recipes');
  const entries = () => entriesOf(store);
  const actOf = (wanted: Asked): Act<Stored> => {
    if ('to' in wanted) {
      const category = tree!.find(({ subCategories }) => subCategories.some(({ id }) => String(id) === wanted.to))!;
      const subCategory = category.subCategories.find(({ id }) => String(id) === wanted.to)!;
      return moveTo({ category, subCategory }, tree!);
    }
    const words = { find: wanted.find, by: wanted.by, isWhole: false, isSameCase: false };
    return (values) =>
      wanted.in.map((name) => {
        const { text: value, marks } = replaceWords(values[name], words);
        return { name, value, marks };
      });
  };

  /** Changes all that the act changes and the form would save, with what somebody else does before each call. */
  const round = async (wanted: Asked, meanwhile: (index: number) => void = () => {}, tries = 1) => {
    const seen = (await look(store, many, Infinity))!;
    const plans = seen.map(planner(many, seen, actOf(wanted))).filter(({ state }) => state === 'changes');
    const calls = callsOf(store, many);
    let left = plans;
    const done: typeof plans = [];
    for (let count = 0; count < tries; count += 1) {
      const again: typeof plans = [];
      for (const [index, plan] of left.entries()) {
        meanwhile(index);
        const { status } = await calls.change(plan);
        if (status === 'done') done.push(plan);
        else if (status !== 'skipped') again.push(plan);
      }
      left = again;
    }
    await new Promise((resolve) => setTimeout(resolve));
    store.dispatch(roundEnded());
    return { plans, done, entry: entries().at(-1) };
  };
  return { store, rows, round, entries };
}

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
