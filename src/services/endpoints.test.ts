import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { formFields } from '@test/formFields';
import { formRequests } from '@test/formRequests';
import { api } from './api';
import { authApi } from './auth';
import { bannersApi } from './banners';
import { categoriesApi } from './categories';
import { communityApi } from './community';
import { connectionSlice } from './connection';
import { dashboardApi } from './dashboard';
import { dietPlansApi } from './dietPlans';
import { exercisesApi } from './exercises';
import { habitsApi } from './habits';
import { highlightsApi } from './highlights';
import { howToUseApi } from './howToUse';
import { paymentsApi } from './payments';
import { plansApi } from './plans';
import { recipesApi } from './recipes';
import { Secret } from './secret';
import { sessionSlice } from './sessionState';
import { supplementsApi } from './supplements';
import { usersApi } from './users';
import { workoutsApi } from './workouts';

const auth = authApi.endpoints;
const banners = bannersApi.endpoints;
const categories = categoriesApi.endpoints;
const community = communityApi.endpoints;
const dashboard = dashboardApi.endpoints;
const dietPlans = dietPlansApi.endpoints;
const exercises = exercisesApi.endpoints;
const habits = habitsApi.endpoints;
const highlights = highlightsApi.endpoints;
const howToUse = howToUseApi.endpoints;
const payments = paymentsApi.endpoints;
const plans = plansApi.endpoints;
const recipes = recipesApi.endpoints;
const supplements = supplementsApi.endpoints;
const users = usersApi.endpoints;
const workouts = workoutsApi.endpoints;

const image = new File(['x'], 'receipt.png', { type: 'image/png' });

const NUTRITION = { calories: '250', protein: '12', carbs: '30', fat: '8' };
const RECIPE = {
  title: 'Soup',
  images: [image],
  categoryId: 1,
  subCategoryId: 5,
  ingredients: 'a',
  directions: 'b',
  note: 'c',
  nutrition: NUTRITION,
};
const RECIPE_FIELDS = {
  image: 'receipt.png',
  nutritions: 'cal 250, protein 12, carbs 30, fats 8',
  title: 'Soup',
  categoryId: '1',
  subCategoryId: '5',
  ingredients: 'a',
  directions: 'b',
  note: 'c',
};
const DIET_PLAN = {
  title: 'Plan',
  mealType: '3 meal',
  categoryId: 1,
  subCategoryId: 5,
  ingredients: 'a',
  cookingSteps: 'b',
  nutrition: NUTRITION,
  kcal: [1300, 1500],
  note: 'c',
  images: [image],
};

const HABIT = { name: 'Walk', description: 'Outside', isMandatory: true, image };
const HABIT_FIELDS = { image: 'receipt.png', name: 'Walk', description: 'Outside', mandatory: 'true' };
const ITEM = { highlightId: 4, caption: 'Lunch', duration: 8, media: image };
const EXERCISE = { name: 'Squat', description: 'Slowly', video: image };
const EXERCISE_FIELDS = { video: 'receipt.png', name: 'Squat', description: 'Slowly' };
const WORKOUT = { weekId: 1, workoutDayId: 2, exerciseId: 'x-3', sets: 3, reps: 12 };
const SUPPLEMENT = {
  title: 'Inositol',
  description: 'With food',
  folderId: 2,
  externalLink: 'example.com',
  dosage: '2 g',
  image,
};
const SUPPLEMENT_FIELDS = {
  title: 'Inositol',
  description: 'With food',
  supplementCategoryId: '2',
  externalLink: 'example.com',
  dosage: '2 g',
  image: 'receipt.png',
};

const GROUP = { title: 'Newly diagnosed', privacy: 'members' } as const;
const POST = { groupId: 2, title: 'Hello', content: 'Day one', allowsComments: true, images: [image] };
const POST_FIELDS = { images: 'receipt.png', title: 'Hello', content: 'Day one', categoryId: '2', access: 'true' };
const HELP = { categoryId: 3, title: 'Log a meal', description: 'Tap the plus.', media: image };
const HELP_FIELDS = { media: 'receipt.png', categoryId: '3', title: 'Log a meal', description: 'Tap the plus.' };

const PLAN = {
  name: 'PCOS Reset',
  details: 'Four weeks',
  duration: '1 month',
  price: 39.9,
  actualPrice: 49.9,
  discountPrice: 10,
  discount: 20.04,
  features: ['Recipes'],
};
const METHOD = {
  name: 'Main account',
  type: 'Bank Transfer',
  accountNumber: '0012',
  accountTitle: 'Petal Clinic',
  bankName: 'City Bank',
  iban: 'PK36SCBL0000001123456702',
  swiftCode: 'CITYPKKA',
  instructions: 'Send the receipt.',
};

const reducer = { api: api.reducer, session: sessionSlice.reducer, connection: connectionSlice.reducer };
const makeTestStore = () => configureStore({ reducer, middleware: (defaults) => defaults().concat(api.middleware) });
type State = ReturnType<ReturnType<typeof makeTestStore>['getState']>;
type Call = ThunkAction<PromiseLike<unknown>, State, unknown, UnknownAction>;

/** Every endpoint (§7): its path, the kind of its body and the fields that arrive. */
const CALLS: [path: string, kind: 'json' | 'form', call: Call, fields: object][] = [
  [
    'auth/login/v2',
    'json',
    auth.login.initiate({ email: 'a@b.c', password: new Secret('secret') }),
    { email: 'a@b.c', password: 'secret' },
  ],
  ['users/list', 'json', users.listUsers.initiate(), {}],
  [
    'users/create',
    'form',
    users.createUser.initiate({ firstName: 'A', lastName: 'B', email: 'a@b.c', phoneNo: '1', planId: 2, image }),
    { image: 'receipt.png', firstName: 'A', lastName: 'B', email: 'a@b.c', phoneNo: '1', planId: '2' },
  ],
  ['users/update/status', 'json', users.activateUser.initiate(3), { id: 3 }],
  ['users/deactivate', 'json', users.deactivateUser.initiate(3), { userId: 3 }],
  ['users/delete', 'json', users.deleteUser.initiate('x-3'), { userId: 'x-3' }],
  ['users/progress', 'json', users.getUserProgress.initiate(3), { userId: 3 }],
  ['users/update/bmr', 'json', users.updateBmr.initiate({ userId: 3, bmr: 1400 }), { userId: 3, bmr: 1400 }],
  [
    'supplements/assigned/supplements',
    'json',
    users.assignSupplements.initiate({ userId: 3, supplementCategoryId: [1, 2] }),
    { userId: 3, supplementCategoryId: [1, 2] },
  ],
  ['dashboard/stats', 'json', dashboard.getDashboardStats.initiate(), {}],
  ['dashboard/user-growth', 'json', dashboard.getUserGrowth.initiate(), {}],
  ['plans/list', 'json', plans.listPlans.initiate(), {}],
  ['supplements/list', 'json', supplements.listSupplements.initiate(), {}],
  ['dishes/list/category', 'json', categories.listCategories.initiate(), {}],
  [
    'dishes/create/maincategory',
    'form',
    categories.createCategory.initiate({ name: 'Lunch', subCategoryName: 'Bowls', image }),
    { name: 'Lunch', subCategoryName: 'Bowls', image: 'receipt.png' },
  ],
  [
    'dishes/create/category',
    'form',
    categories.createSubCategory.initiate({ title: 'Bowls', categoryId: 1, image }),
    { title: 'Bowls', categoryId: '1', image: 'receipt.png' },
  ],
  [
    'categories/updateCategory',
    'json',
    categories.updateCategory.initiate({ id: 1, name: 'Dinner' }),
    { id: 1, name: 'Dinner' },
  ],
  [
    'categories/update/subcategory',
    'form',
    categories.updateSubCategory.initiate({ id: 5, title: 'Bowls', image: null }),
    { id: '5', title: 'Bowls' },
  ],
  ['categories/deleteCategory', 'json', categories.deleteCategory.initiate(1), { id: 1 }],
  ['categories/delete/subcategory', 'json', categories.deleteSubCategory.initiate(5), { id: 5 }],
  ['dishes/list', 'json', recipes.listRecipes.initiate(), {}],
  ['dishes/create', 'form', recipes.saveRecipe.initiate(RECIPE), RECIPE_FIELDS],
  ['dishes/update', 'form', recipes.saveRecipe.initiate({ ...RECIPE, id: 9 }), { ...RECIPE_FIELDS, id: '9' }],
  ['dishes/delete', 'json', recipes.deleteRecipe.initiate(9), { id: 9 }],
  ['meals/list', 'json', dietPlans.listDietPlans.initiate(), {}],
  [
    'meals/create',
    'form',
    dietPlans.createDietPlan.initiate(DIET_PLAN),
    {
      image: 'receipt.png',
      kcal: ['1300', '1500'],
      title: 'Plan',
      mealType: '3 meal',
      category: '1',
      subCategory: '5',
      ingredients: 'a',
      directions: 'b',
      calories: '250',
      protein: '12',
      carbs: '30',
      fat: '8',
      note: 'c',
    },
  ],
  [
    'meals/update',
    'form',
    dietPlans.updateDietPlan.initiate({ ...DIET_PLAN, id: 3 }),
    {
      image: 'receipt.png',
      id: '3',
      title: 'Plan',
      mealType: '3 meal',
      category: '1',
      ingredientsDetails: 'a',
      cookingSteps: 'b',
      nutritionCalories: '250',
      nutritionProtein: '12',
      nutritionCarbs: '30',
      nutritionFat: '8',
      kcalOptions: '1300,1500',
      subCategory: '5',
      note: 'c',
    },
  ],
  ['meals/delete', 'json', dietPlans.deleteDietPlan.initiate(3), { id: 3 }],
  ['habits/list', 'json', habits.listHabits.initiate(), {}],
  ['habits/create', 'form', habits.saveHabit.initiate(HABIT), HABIT_FIELDS],
  ['habits/update', 'form', habits.saveHabit.initiate({ ...HABIT, id: 7 }), { ...HABIT_FIELDS, id: '7' }],
  ['habits/delete', 'json', habits.deleteHabit.initiate(7), { id: 7 }],
  ['highlights/list', 'json', highlights.listHighlights.initiate(), {}],
  [
    'highlights/create',
    'form',
    highlights.createHighlight.initiate({ title: 'Wins', caption: 'Lunch', duration: 8, media: image }),
    { media: 'receipt.png', title: 'Wins', caption: 'Lunch', duration: '8' },
  ],
  [
    'highlights/update',
    'json',
    highlights.renameHighlight.initiate({ id: 4, title: 'Wins' }),
    { title: 'Wins', highlightId: 4 },
  ],
  ['highlights/delete', 'json', highlights.deleteHighlight.initiate(4), { id: 4 }],
  [
    'highlights/create/items',
    'form',
    highlights.saveHighlightItem.initiate(ITEM),
    { highlightId: '4', media: 'receipt.png', caption: 'Lunch', duration: '8' },
  ],
  [
    'highlights/update/item',
    'form',
    highlights.saveHighlightItem.initiate({ ...ITEM, id: 9 }),
    { id: '9', highlightItemId: '9', media: 'receipt.png', caption: 'Lunch', duration: '8' },
  ],
  ['highlights/delete/item', 'json', highlights.deleteHighlightItem.initiate({ highlightId: 4, id: 9 }), { id: 9 }],
  ['workout/list/weeks', 'json', workouts.listWeeks.initiate(), {}],
  ['workout/list/workoutdays', 'json', workouts.listWorkoutDays.initiate(), {}],
  ['workout/detail', 'json', workouts.getWeek.initiate(1), { weekId: 1 }],
  ['workout/create', 'json', workouts.saveWorkout.initiate(WORKOUT), WORKOUT],
  ['workout/update', 'json', workouts.saveWorkout.initiate({ ...WORKOUT, id: 5 }), { ...WORKOUT, id: 5 }],
  ['workout/delete', 'json', workouts.deleteWorkout.initiate(5), { id: 5 }],
  ['workout/create/week', 'json', workouts.createWeeks.initiate(3), { numberOfWeeks: 3 }],
  ['exercise/list', 'json', exercises.listExercises.initiate(), {}],
  ['exercise/create', 'form', exercises.saveExercise.initiate(EXERCISE), EXERCISE_FIELDS],
  ['exercise/update', 'form', exercises.saveExercise.initiate({ ...EXERCISE, id: 6 }), { ...EXERCISE_FIELDS, id: '6' }],
  ['exercise/delete', 'json', exercises.deleteExercise.initiate(6), { id: 6 }],
  ['supplements/create/category', 'json', supplements.createSupplementFolder.initiate('Sleep'), { title: 'Sleep' }],
  ['supplements/create', 'form', supplements.saveSupplement.initiate(SUPPLEMENT), SUPPLEMENT_FIELDS],
  [
    'supplements/update',
    'form',
    supplements.saveSupplement.initiate({ ...SUPPLEMENT, id: 8 }),
    { ...SUPPLEMENT_FIELDS, id: '8' },
  ],
  ['supplements/delete', 'json', supplements.deleteSupplement.initiate(8), { id: 8 }],
  ['community/list/categories', 'json', community.listGroups.initiate(), {}],
  ['community/create/category', 'json', community.saveGroup.initiate(GROUP), GROUP],
  ['community/update/category', 'json', community.saveGroup.initiate({ ...GROUP, id: 2 }), { ...GROUP, id: 2 }],
  ['community/delete/category', 'json', community.deleteGroup.initiate(2), { id: 2 }],
  ['community/detail', 'json', community.listPosts.initiate(2), { categoryId: 2 }],
  ['community/create/post', 'form', community.createPost.initiate(POST), POST_FIELDS],
  [
    'community/update/post',
    'form',
    community.updatePost.initiate({ ...POST, id: 9, imagesToRemove: [4, 'x-5'], removesMainImage: false }),
    { ...POST_FIELDS, imagesToRemove: '[4,"x-5"]', removeOldImage: 'false', postId: '9' },
  ],
  ['community/delete/post', 'json', community.deletePost.initiate({ groupId: 2, postId: 9 }), { postId: 9 }],
  ['communityComments/list', 'json', community.listComments.initiate(9), { postId: 9 }],
  [
    'communityComments/create',
    'json',
    community.createComment.initiate({ groupId: 2, postId: 9, comment: 'Same here' }),
    { postId: 9, comment: 'Same here' },
  ],
  [
    'communityComments/update',
    'json',
    community.updateComment.initiate({ groupId: 2, postId: 9, commentId: 7, comment: 'Me too' }),
    { commentId: 7, comment: 'Me too' },
  ],
  [
    'communityComments/delete',
    'json',
    community.deleteComment.initiate({ groupId: 2, postId: 9, commentId: 7 }),
    { commentId: 7 },
  ],
  [
    'communityLikes/react',
    'json',
    community.toggleLike.initiate({ groupId: 2, postId: 9 }),
    { postId: 9, reactionType: 'Love' },
  ],
  [
    'plans/create',
    'json',
    plans.savePlan.initiate({ ...PLAN, isFree: false, isPopular: true }),
    { ...PLAN, isFree: 'N', isPopular: 'Y' },
  ],
  [
    'plans/update',
    'json',
    plans.savePlan.initiate({ ...PLAN, id: 3, isFree: true, isPopular: false }),
    { ...PLAN, id: 3, isFree: 'Y', isPopular: 'N' },
  ],
  ['plans/delete', 'json', plans.deletePlan.initiate(3), { id: 3 }],
  ['paymentTypesCategories/list', 'json', payments.listPaymentCategories.initiate(), {}],
  ['paymentTypesCategories/create', 'json', payments.createPaymentCategory.initiate('Banks'), { title: 'Banks' }],
  ['paymentTypes/v2/list', 'json', payments.listPaymentMethods.initiate(), {}],
  [
    'paymentTypes/create',
    'json',
    payments.savePaymentMethod.initiate({ ...METHOD, categoryId: 2, isActive: true }),
    { ...METHOD, category: 2, isActive: 'Y' },
  ],
  [
    'paymentTypes/update',
    'json',
    payments.savePaymentMethod.initiate({ ...METHOD, id: 5, categoryId: null, isActive: false }),
    { ...METHOD, id: 5, category: null, isActive: 'N' },
  ],
  ['paymentTypes/delete', 'json', payments.deletePaymentMethod.initiate(5), { id: 5 }],
  ['banners/list', 'json', banners.listBanners.initiate(), {}],
  [
    'banners/create',
    'form',
    banners.saveBanner.initiate({ link: 'a.b', image }),
    { link: 'a.b', image: 'receipt.png' },
  ],
  [
    'banners/update',
    'form',
    banners.saveBanner.initiate({ id: 4, link: 'a.b', image: null }),
    { link: 'a.b', id: '4' },
  ],
  ['banners/delete', 'json', banners.deleteBanner.initiate(4), { id: 4 }],
  ['howToUse/list', 'json', howToUse.listHowToUse.initiate(), {}],
  ['howToUse/createCategory', 'json', howToUse.createHelpCategory.initiate('Start'), { title: 'Start' }],
  ['howToUse/create', 'form', howToUse.saveHelpContent.initiate(HELP), HELP_FIELDS],
  [
    'howToUse/update',
    'form',
    howToUse.saveHelpContent.initiate({ ...HELP, id: 6, media: 'https://films.example/a.mp4' }),
    { ...HELP_FIELDS, media: 'https://films.example/a.mp4', id: '6' },
  ],
  ['howToUse/delete', 'json', howToUse.deleteHelpContent.initiate(6), { id: 6 }],
];

const forms = formRequests();

const fieldsOf = (body: unknown) =>
  body instanceof FormData ? formFields(body) : (JSON.parse(body as string) as unknown);

test.each(CALLS)('%s', async (path, kind, call, fields) => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
  void makeTestStore().dispatch(call);
  await waitFor(() => expect(forms.length + fetch.mock.calls.length).toBe(1));
  const [json] = fetch.mock.calls.map(([url, options]) => ({ url, ...options }));
  const sent = (json ?? forms[0])!;
  expect(sent.url).toBe(`/api/${path}`);
  expect(sent.method).toBe('POST');
  expect(json ? 'json' : 'form').toBe(kind);
  expect(fieldsOf(sent.body)).toEqual(fields);
});

test('every endpoint stands in the table', () => {
  const endpoints = Object.keys(api.endpoints);
  // Each `save…` stands for two calls, create and update.
  const saving = endpoints.filter((name) => name.startsWith('save'));
  expect(CALLS).toHaveLength(endpoints.length + saving.length);
});
