import { bannersApi } from '@/services/banners';
import { communityApi } from '@/services/community';
import { dietPlansApi } from '@/services/dietPlans';
import { habitsApi } from '@/services/habits';
import { highlightsApi } from '@/services/highlights';
import { workoutsApi } from '@/services/workouts';
import { omit } from '@/screen/record/record';
import { community } from '@test/community';
import { dietPlansOf } from '@test/dietPlans';
import { entriesOf, journalStore } from '@test/journalStore';
import { mockServer } from '@test/mockServer';
import { highlightItems } from '@test/highlightItems';
import { createWorkouts } from '@test/workouts';

const mock = mockServer();
const newStore = journalStore(mock);
const make = community(mock);

/** The store, in which the journal names the fields of what was changed last. */
async function start() {
  const store = await newStore();
  const fields = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return entriesOf(store).at(-1)!.fields;
  };
  return { store, fields };
}

const picture = () => new File(['a'], 'a.png', { type: 'image/png' });

test('an edit names the fields that it changed, with a picture that is new, also where it cannot be undone', async () => {
  mock.create('banner', { link: 'tea.example', image: 'a.png' });
  mock.create('habit', { name: 'Walk', mandatory: false, image: 'a.png' });
  const { store, fields } = await start();
  const { listBanners, saveBanner } = bannersApi.endpoints;
  const { listHabits, saveHabit } = habitsApi.endpoints;
  const [banner] = (await store.dispatch(listBanners.initiate())).data!;
  await store.dispatch(saveBanner.initiate({ id: banner!.id, link: 'new.example', image: null }));
  expect(await fields()).toEqual(['link']);
  await store.dispatch(listBanners.initiate(undefined, { forceRefetch: true }));
  await store.dispatch(saveBanner.initiate({ id: banner!.id, link: 'new.example', image: picture() }));
  expect(await fields()).toEqual(['image']);
  const [habit] = (await store.dispatch(listHabits.initiate())).data!;
  await store.dispatch(saveHabit.initiate({ ...omit(habit!, 'createdAt'), isMandatory: true, image: null }));
  expect(await fields()).toEqual(['isMandatory']);
});

test('what has another name in a call is compared with where it stands: day, highlight, the pictures of a post', async () => {
  createWorkouts(mock);
  highlightItems(mock).seed();
  const group = make.group('Ask the coach');
  make.post('Hello', { communityCategoryId: group.id, description: 'Hi', image: 'a.png' } as never);
  dietPlansOf(mock).practice();
  const { store, fields } = await start();
  const { dispatch } = store;

  const { getWeek, saveWorkout } = workoutsApi.endpoints;
  const { days } = (await dispatch(getWeek.initiate(1))).data!;
  const day = days.find(({ workouts }) => workouts.length > 0)!;
  const { id, exerciseId, sets } = day.workouts[0]!;
  const placed = { id, weekId: 1, workoutDayId: day.id, exerciseId: exerciseId!, sets };
  await dispatch(saveWorkout.initiate({ ...placed, reps: 7 }));
  expect(await fields()).toEqual(['reps']);

  const { listHighlights, saveHighlightItem } = highlightsApi.endpoints;
  const [highlight] = (await dispatch(listHighlights.initiate())).data!;
  const { id: itemId, duration } = highlight!.items[0]!;
  const changed = { id: itemId, highlightId: highlight!.id, caption: 'Another', duration, media: null };
  await dispatch(saveHighlightItem.initiate(changed));
  expect(await fields()).toEqual(['caption']);

  const { listPosts, updatePost } = communityApi.endpoints;
  const [post] = (await dispatch(listPosts.initiate(Number(group.id)))).data!;
  const { groupId, title, allowsComments } = post!;
  const kept = { id: post!.id, groupId, title, allowsComments, imagesToRemove: [], removesMainImage: false };
  await dispatch(updatePost.initiate({ ...kept, content: 'Another', images: [] }));
  expect(await fields()).toEqual(['content']);
  await dispatch(listPosts.initiate(Number(group.id), { forceRefetch: true }));
  await dispatch(updatePost.initiate({ ...kept, content: 'Another', removesMainImage: true, images: [picture()] }));
  expect(await fields()).toEqual(['removesMainImage', 'images']);

  const { listDietPlans, updateDietPlan } = dietPlansApi.endpoints;
  const [plan] = (await dispatch(listDietPlans.initiate())).data!;
  const place = { categoryId: plan!.categoryId!, subCategoryId: plan!.subCategoryId! };
  const stored = omit(plan!, 'image', 'subCategoryTitle');
  await dispatch(updateDietPlan.initiate({ ...stored, ...place, kcal: [1900], images: [] }));
  expect(await fields()).toEqual(['kcal']);
});
