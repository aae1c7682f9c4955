import { existsSync } from 'node:fs';
import { makeStore } from '@/app/store';
import { bannerSteps } from '@/capabilities/checks/sections/bannersChecks';
import { helpSteps } from '@/capabilities/checks/sections/howToUseChecks';
import { folderSteps } from '@/capabilities/checks/sections/notificationsChecks';
import { dietPlanSteps } from '@/capabilities/checks/sections/dietPlansChecks';
import { recipeSteps } from '@/capabilities/checks/sections/recipesChecks';
import { planSteps } from '@/capabilities/checks/sections/plansChecks';
import { supplementSteps } from '@/capabilities/checks/sections/supplementsChecks';
import { workoutSteps } from '@/capabilities/checks/sections/workoutsChecks';
import { seedPractice } from '@/mirage/scenarios/default';
import { plantFaults } from '@/mirage/scenarios/plantedFaults';
import { type Outcome, type Step } from '@/capabilities/checks/finding';
import { bannersApi } from '@/services/banners';
import { categoriesApi } from '@/services/categories';
import { dietPlansApi } from '@/services/dietPlans';
import { exercisesApi } from '@/services/exercises';
import { howToUseApi } from '@/services/howToUse';
import { notificationsApi } from '@/services/notifications';
import { plansApi } from '@/services/plans';
import { recipesApi } from '@/services/recipes';
import { startSession } from '@/services/session/session';
import { supplementsApi } from '@/services/supplements';
import { workoutsApi } from '@/services/workouts';
import { findingsOf } from './checks';
import { mockServer } from './mockServer';

const mock = mockServer();

/** A file of the mock server as a browser would find it. */
function outcomeOf(url: string): Outcome {
  if (url.startsWith('data:')) return { isDead: false, width: 6, height: 2 };
  return existsSync(url.replace('/media', 'src/mirage/media'))
    ? { isDead: false, width: 1440, height: 480 }
    : { isDead: true };
}

/** What all sections find in the data of the mock server, as `reason: name`. */
async function findAll() {
  const user = mock.admin();
  startSession({ token: `seed-token-${user.id}`, user }, false);
  const store = makeStore(user);
  const tree = (await store.dispatch(categoriesApi.endpoints.listCategories.initiate())).data!;
  const recipes = (await store.dispatch(recipesApi.endpoints.listRecipes.initiate())).data!;
  const plans = (await store.dispatch(dietPlansApi.endpoints.listDietPlans.initiate())).data!;
  const weeks = (await store.dispatch(workoutsApi.endpoints.listWeeks.initiate())).data!;
  const details = await Promise.all(
    weeks.map(async (week) => ({
      week,
      days: (await store.dispatch(workoutsApi.endpoints.getWeek.initiate(week.id))).data!.days,
    })),
  );
  const all: Iterable<Step>[] = [
    recipeSteps({ recipes, tree, plans }),
    dietPlanSteps(plans, tree),
    workoutSteps(details, (await store.dispatch(exercisesApi.endpoints.listExercises.initiate())).data!),
    supplementSteps((await store.dispatch(supplementsApi.endpoints.listSupplements.initiate())).data!),
    helpSteps((await store.dispatch(howToUseApi.endpoints.listHowToUse.initiate())).data!),
    bannerSteps((await store.dispatch(bannersApi.endpoints.listBanners.initiate())).data!),
    planSteps((await store.dispatch(plansApi.endpoints.listPlans.initiate())).data!),
    folderSteps((await store.dispatch(notificationsApi.endpoints.listFolders.initiate())).data!),
  ];
  return all.flatMap((steps) => findingsOf(steps, outcomeOf)).map(({ reason, name }) => `${reason}: ${name}`);
}

test('nothing is found in the texts and files of the practice', async () => {
  seedPractice(mock.server);
  expect(await findAll()).toEqual([]);
});

test('the planted faults are found, each once', async () => {
  seedPractice(mock.server);
  plantFaults(mock.server);
  const found = await findAll();
  expect(found.toSorted()).toEqual([
    'discount: Winter offer',
    'double: Greek salad with chick peas',
    'empty: Day 6 · Gentle cardio',
    'empty: Nut mixes',
    'empty: Ramadan group',
    'energy: Banana bread slice',
    'energy: Mango turmeric lassi',
    'energy: Red lentil soup',
    'kcal: Apple oat crumble',
    'link: Selenium',
    'link: the cycle diary',
    'media: Breathe with the movement',
    'picture: Iced hibiscus tea',
    'picture: Prawn stir-fry',
    'picture: Rhodiola',
    'small: https://petal.example/guides/evening-routine',
    'twice: Calf raise',
  ]);
});
