import fc from 'fast-check';
import { callsOf, look } from '@/capabilities/changeMany/sendOne';
import { planner } from '@/capabilities/changeMany/plan';
import { replaceWords } from '@/capabilities/changeMany/replaceWords';
import { type Act } from '@/capabilities/changeMany/many';
import { roundEnded } from '@/screen/record/rounds';
import { moveTo } from '@/capabilities/changeMany/sections/MoveDialog';
import { recipesIn } from '@/capabilities/changeMany/sections/selectedRecipes';
import { type recipeRecord } from '@/features/nutrition/recipes/recipeRecord';
import { table } from '@/mirage/database/table';
import { categoriesApi } from '@/services/categories';
import { entriesOf, journalStore } from './journalStore';
import { type mockServer } from './mockServer';
import { recipesSection } from '@/features/nutrition/recipes/section';

/** The recipes. */
export const IDS = ['1', '2'];

type Stored = ReturnType<typeof recipeRecord.values>;

/** What both people change of it. */
export const FIELDS = ['title', 'ingredients', 'directions', 'note', 'dishesCategoryId'] as const;
export type Row = Record<(typeof FIELDS)[number], string>;

const SIGNS = fc.constantFrom('roti', 'Roti', 'روٹی', 'dal', ' ', '\n', ', ', '½', '"');
const text = fc.array(SIGNS, { maxLength: 8 }).map((parts) => parts.join(''));
/** One that the server stores. */
const full = text.map((some) => `1 ${some}`);
const place = fc.constantFrom('1', '2', '3');
/** A recipe, as the database has it. */
export const row: fc.Arbitrary<Row> = fc.record({
  title: full,
  ingredients: full,
  directions: full,
  note: text,
  dishesCategoryId: place,
});

/** What is asked: other words in some of the texts, or another place. */
export const asked = fc.oneof(
  fc.record({ to: place }),
  fc.record({ find: SIGNS, by: SIGNS, in: fc.subarray(['title', 'ingredients', 'directions', 'note'] as const) }),
);
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

/** A change by somebody else. */
export const foreign = fc.record({ id: fc.constantFrom(...IDS), field: fc.constantFrom(...FIELDS), text: full, place });
export type Foreign = typeof foreign extends fc.Arbitrary<infer Value> ? Value : never;

/** A function that creates two recipes, and returns how they are changed in a round. */
export function recipeRounds(mock: ReturnType<typeof mockServer>) {
  const newStore = journalStore(mock);

  return async function start() {
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
  };
}
