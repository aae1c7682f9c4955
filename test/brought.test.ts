import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeStore } from '@/app/store';
import { HowToUseBringIn, HELP_KIND } from '@/capabilities/bringIn/sections/howToUseBringIn';
import { SupplementsBringIn, SUPPLEMENT_KIND } from '@/capabilities/bringIn/sections/supplementsBringIn';
import { DietPlansBringIn, DIET_PLAN_KIND } from '@/capabilities/bringIn/sections/dietPlansBringIn';
import { RecipesBringIn, RECIPE_KIND } from '@/capabilities/bringIn/sections/recipesBringIn';
import { ExercisesBringIn, EXERCISE_KIND } from '@/capabilities/bringIn/sections/exercisesBringIn';
import { seedPractice } from '@/mirage/scenarios/default';
import { type ContentKind } from '@/capabilities/bringIn/contentKind';
import { indexOf } from '@/capabilities/bringIn/doubles';
import { toItem } from '@/capabilities/bringIn/items';
import { placeNameOf, placeSet, placeKey } from '@/capabilities/bringIn/place';
import { readSources } from '@/capabilities/bringIn/read/readSources';
import { rowsOf } from '@/capabilities/bringIn/rows';
import { type Lists } from '@/capabilities/bringIn/useBringIn';
import { categoriesApi } from '@/services/categories';
import { dietPlansApi } from '@/services/dietPlans';
import { exercisesApi } from '@/services/exercises';
import { howToUseApi } from '@/services/howToUse';
import { recipesApi } from '@/services/recipes';
import { startSession } from '@/services/session/session';
import { supplementsApi } from '@/services/supplements';
import { BROUGHT, BROWSERS_ALONE, FOLDER, problemsOf, type Brought, type Shown } from '../e2e/support/outcomes';
import { mockServer } from './mockServer';

const mock = mockServer();

/** What a field shows of a value; media are an address or a file. */
const textOf = (value: unknown) => {
  const shown = value !== null && typeof value === 'object' && 'url' in value ? value.url : value;
  return typeof shown === 'string' ? shown : null;
};

/** What is wrong with what is read of a source; a record that names no place goes into the first. */
async function wrongWith(brought: Brought, kind: ContentKind, { places, here }: Lists) {
  const { file, how } = brought;
  const bytes = readFileSync(path.join(FOLDER, file));
  const source = how === 'file' ? new File([bytes], path.basename(file)) : bytes.toString();
  const taken = { noun: kind.noun, ...kind.taken, places: places.map(({ names }) => names) };
  const { records, notes, problems, encodings } = await readSources([source], taken);
  const first = places.map(({ set }) => placeKey(kind, set)).find(Boolean);
  const making = { kind, places, head: placeSet(kind, places, first ?? ''), cameBefore: () => false };
  const items = records.map((found, id) => toItem(making, found, id));
  const labelOf = (name: string) => kind.taken.fields.find((field) => field.name === name)?.label ?? name;
  const shown = rowsOf(kind, items, indexOf(here)).map(({ item: { values, unread }, isTicked }): Shown => {
    const texts = Object.entries<unknown>(values)
      .map(([name, value]) => [labelOf(name), textOf(value)] as const)
      .filter(([, text]) => text !== null);
    const [outer] = kind.placeFields;
    const within = places.find(({ set }) => outer && values[outer] && set[outer] === values[outer]);
    const place = placeNameOf(kind, places, values) || within?.names[0] || '';
    return {
      isTicked,
      form: {
        ...(Object.fromEntries(texts) as Record<string, string>),
        Category: place,
        'Sub category': place,
        Folder: place,
      },
      notUnderstood: [...unread],
    };
  });
  const said = [...notes, ...problems, ...encodings.map(({ from }) => from)];
  return problemsOf(brought, shown, said).map((problem) => `${file}: ${problem}`);
}

/** By section, what says what is wrong with one source, once the lists of the mock server are there. */
async function readers() {
  seedPractice(mock.server);
  const user = mock.admin();
  startSession({ token: `seed-token-${user.id}`, user }, false);
  const { dispatch } = makeStore(user);
  const tree = (await dispatch(categoriesApi.endpoints.listCategories.initiate())).data!;
  const recipes = (await dispatch(recipesApi.endpoints.listRecipes.initiate())).data!;
  const plans = (await dispatch(dietPlansApi.endpoints.listDietPlans.initiate())).data!;
  const supplements = (await dispatch(supplementsApi.endpoints.listSupplements.initiate())).data!;
  const help = (await dispatch(howToUseApi.endpoints.listHowToUse.initiate())).data!;
  const exercises = (await dispatch(exercisesApi.endpoints.listExercises.initiate())).data!;
  return {
    recipes: (each) => wrongWith(each, RECIPE_KIND, RecipesBringIn.listsOf(recipes, tree)),
    dietPlans: (each) => wrongWith(each, DIET_PLAN_KIND, DietPlansBringIn.listsOf(plans, tree)),
    supplements: (each) => wrongWith(each, SUPPLEMENT_KIND, SupplementsBringIn.listsOf(supplements, supplements)),
    help: (each) => wrongWith(each, HELP_KIND, HowToUseBringIn.listsOf(help, help)),
    exercises: (each) => wrongWith(each, EXERCISE_KIND, ExercisesBringIn.listsOf(exercises, exercises)),
  } satisfies Record<Brought['section'], (each: Brought) => Promise<string[]>>;
}

test('what people bring in is read as a careful person reads it', async () => {
  const wrongOf = await readers();
  const wrong: string[] = [];
  for (const brought of BROUGHT.filter(({ file }) => file !== BROWSERS_ALONE))
    wrong.push(...(await wrongOf[brought.section](brought)));
  expect(wrong).toEqual([]);
});
