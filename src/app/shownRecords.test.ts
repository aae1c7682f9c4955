import { api } from '@/services/http/api';
import { lastChange, type Tag } from '@/services/http/tags';
import { invalidateDietPlans } from '@/services/dietPlans';
import { invalidateExercises } from '@/services/exercises';
import { invalidateHowToUse } from '@/services/howToUse';
import { invalidateRecipes } from '@/services/recipes';
import { invalidateSupplements } from '@/services/supplements';
import { invalidateUsers } from '@/services/users';
import '@/services/profile';
import '@/services/session/auth';
import { mockServer } from '@test/mockServer';
import { openScreen } from './screens';
import { SCREENS } from './sections';
import { makeStore } from './store';

const mock = mockServer();

/** What each list shows of which records. */
const SHOWN: Record<string, readonly string[]> = {
  getDashboardStats: ['user', 'recipe', 'post'],
  getUserGrowth: ['user'],
  listUsers: ['user', 'BMR', 'assignment', 'plan'],
  getUserProgress: ['her own', 'habit', 'workout'],
  listPlans: ['plan'],
  listSupplements: ['supplement'],
  listCategories: ['category'],
  listRecipes: ['recipe', 'category'],
  listDietPlans: ['diet plan', 'category'],
  listHabits: ['habit'],
  listHighlights: ['highlight'],
  listWeeks: ['week'],
  listWorkoutDays: ['week'],
  getWeek: ['workout', 'exercise'],
  listExercises: ['exercise'],
  listGroups: ['group', 'her own'],
  listPosts: ['post', 'text of a post', 'comment', 'like', 'author', 'her own'],
  listComments: ['comment', 'text of a comment', 'author', 'her own'],
  listBanners: ['banner'],
  listHowToUse: ['help'],
  listPaymentCategories: ['payment category'],
  listPaymentMethods: ['payment method'],
  listModerators: ['author'],
  listRoles: [],
  listNotifications: ['notification', 'folder', 'her own'],
  listFolders: ['folder', 'her own'],
  listCandidates: ['user'],
};

/** What each change changes. What is `her own` goes with a member: her progress, posts and places in groups and folders. */
const CHANGED: Record<string, readonly string[]> = {
  login: [],
  createUser: ['user'],
  activateUser: ['user'],
  deactivateUser: ['user'],
  deleteUser: ['user', 'her own'],
  updateBmr: ['BMR'],
  assignSupplements: ['assignment'],
  savePlan: ['plan'],
  deletePlan: ['plan'],
  createSupplementFolder: ['supplement'],
  saveSupplement: ['supplement'],
  deleteSupplement: ['supplement'],
  createCategory: ['category'],
  createSubCategory: ['category'],
  updateCategory: ['category'],
  updateSubCategory: ['category'],
  deleteCategory: ['category', 'recipe', 'diet plan'],
  deleteSubCategory: ['category', 'recipe', 'diet plan'],
  saveRecipe: ['recipe'],
  deleteRecipe: ['recipe'],
  createDietPlan: ['diet plan'],
  updateDietPlan: ['diet plan'],
  deleteDietPlan: ['diet plan'],
  saveHabit: ['habit'],
  deleteHabit: ['habit'],
  createHighlight: ['highlight'],
  renameHighlight: ['highlight'],
  deleteHighlight: ['highlight'],
  saveHighlightItem: ['highlight'],
  deleteHighlightItem: ['highlight'],
  createWeeks: ['week'],
  saveWorkout: ['workout'],
  placeWorkout: ['workout'],
  deleteWorkout: ['workout'],
  saveExercise: ['exercise'],
  deleteExercise: ['exercise'],
  saveGroup: ['group'],
  deleteGroup: ['group'],
  createPost: ['post'],
  updatePost: ['text of a post'],
  deletePost: ['post'],
  createComment: ['comment'],
  updateComment: ['text of a comment'],
  deleteComment: ['comment'],
  toggleLike: ['like'],
  saveBanner: ['banner'],
  deleteBanner: ['banner'],
  createHelpCategory: ['help'],
  saveHelpContent: ['help'],
  deleteHelpContent: ['help'],
  createPaymentCategory: ['payment category'],
  savePaymentMethod: ['payment method'],
  deletePaymentMethod: ['payment method'],
  saveModerator: ['author'],
  deleteModerator: ['author'],
  updateProfile: ['author'],
  saveNotification: ['notification'],
  deleteNotification: ['notification'],
  sendNotification: ['notification'],
  saveFolder: ['folder'],
  deleteFolder: ['folder'],
};

interface Definition {
  type: 'query' | 'mutation';
  providesTags?: Tags;
  invalidatesTags?: Tags;
}
type Tags = readonly Tag[] | ((result: unknown, error: undefined, arg: unknown) => readonly Tag[]);

const ARG = { id: 1, postId: 1, groupId: 1, commentId: 1 };

const typesOf = (tags: Tags | undefined) =>
  (typeof tags === 'function' ? tags({}, undefined, ARG) : (tags ?? [])).map((tag) =>
    typeof tag === 'string' ? tag : tag.type,
  );

async function definitions() {
  const store = makeStore(mock.admin());
  for (const section of SCREENS) await openScreen(section, store);
  const found = new Map<string, Definition>();
  for (const name of Object.keys(api.endpoints))
    api.enhanceEndpoints({
      endpoints: { [name]: (definition: Definition) => void found.set(name, definition) },
    });
  return found;
}

const namesOf = (found: Map<string, Definition>, type: string) =>
  [...found].filter(([, definition]) => definition.type === type).map(([name]) => name);

/** The lists that show what was changed and stay as they were. */
function stale(found: Map<string, Definition>, changed: readonly string[]) {
  const told = lastChange.current().map((tag) => (typeof tag === 'string' ? tag : tag.type));
  return Object.entries(SHOWN)
    .filter(([, shown]) => shown.some((record) => changed.includes(record)))
    .map(([name]) => name)
    .filter((name) => !typesOf(found.get(name)!.providesTags).some((type) => told.includes(type)));
}

test('the tables name every list and every change', async () => {
  const found = await definitions();
  expect(Object.keys(SHOWN).sort()).toEqual(namesOf(found, 'query').sort());
  expect(Object.keys(CHANGED).sort()).toEqual(namesOf(found, 'mutation').sort());
});

test('each change is told to every list that shows what it changed, in this tab and the others', async () => {
  const found = await definitions();
  const gaps = Object.entries(CHANGED).flatMap(([name, changed]) => {
    lastChange.change([]);
    typesOf(found.get(name)!.invalidatesTags);
    return stale(found, changed).map((list) => `${name}: ${list}`);
  });
  expect(gaps).toEqual([]);
});

test.each([
  ['users', invalidateUsers, ['user', 'assignment']],
  ['recipes', invalidateRecipes, ['recipe']],
  ['diet plans', invalidateDietPlans, ['diet plan']],
  ['exercises', invalidateExercises, ['exercise']],
  ['supplements', invalidateSupplements, ['supplement']],
  ['help', invalidateHowToUse, ['help']],
] as const)('so is a round that changes many %s', async (_name, tell, changed) => {
  const found = await definitions();
  tell();
  expect(stale(found, changed)).toEqual([]);
});
