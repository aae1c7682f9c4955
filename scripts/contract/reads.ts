import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { bannersApi } from '@/services/banners';
import { categoriesApi } from '@/services/categories';
import { communityApi } from '@/services/community';
import { dashboardApi } from '@/services/dashboard';
import { dietPlansApi } from '@/services/dietPlans';
import { exercisesApi } from '@/services/exercises';
import { habitsApi } from '@/services/habits';
import { highlightsApi } from '@/services/highlights';
import { howToUseApi } from '@/services/howToUse';
import { type Id } from '@/services/http/decode';
import { moderatorsApi } from '@/services/moderators';
import { notificationsApi } from '@/services/notifications';
import { paymentsApi } from '@/services/payments';
import { plansApi } from '@/services/plans';
import { recipesApi } from '@/services/recipes';
import { supplementsApi } from '@/services/supplements';
import { usersApi } from '@/services/users';
import { workoutsApi } from '@/services/workouts';
import { type makeTestStore } from '@test/endpointCalls/endpointCall';

type ReadStore = ReturnType<typeof makeTestStore>;

/** For how many rows the calls about a single row are made. */
const MOST_IDS = 10;

/** Resolves to what the panel has decoded. */
type Load = (store: ReadStore) => Promise<unknown>;

const idsOf = (rows: unknown) =>
  Array.isArray(rows) ? (rows as { id: Id }[]).slice(0, MOST_IDS).map(({ id }) => id) : [];

type Call = ThunkAction<PromiseLike<unknown>, ReturnType<ReadStore['getState']>, unknown, UnknownAction>;
type Initiate<Arg> = (arg: Arg) => Call;

const load = async (store: ReadStore, call: Call) => ((await store.dispatch(call)) as { data?: unknown }).data;

const listed =
  (initiate: Initiate<undefined>): Load =>
  (store) =>
    load(store, initiate(undefined));

/** Makes the call about each of the first rows of another one; resolves to all rows it answers. */
const ofEach =
  (rows: Load, initiate: Initiate<Id>): Load =>
  async (store) => {
    const found: unknown[] = [];
    for (const id of idsOf(await rows(store))) found.push(await load(store, initiate(id)));
    return found.flat();
  };

const { listUsers, getUserProgress } = usersApi.endpoints;
const { getDashboardStats, getUserGrowth } = dashboardApi.endpoints;
const { listGroups, listPosts, listComments } = communityApi.endpoints;
const { listWeeks, listWorkoutDays, getWeek } = workoutsApi.endpoints;
const { listNotifications, listFolders, listCandidates } = notificationsApi.endpoints;

const posts = ofEach(listed(listGroups.initiate), listPosts.initiate);

/** Every call of the contract that reads, by endpoint. Loads that others need are repeated from the cache. */
export const READS: Record<string, Load> = {
  listUsers: listed(listUsers.initiate),
  getUserProgress: ofEach(listed(listUsers.initiate), getUserProgress.initiate),
  getDashboardStats: listed(getDashboardStats.initiate),
  getUserGrowth: listed(getUserGrowth.initiate),
  listModerators: listed(moderatorsApi.endpoints.listModerators.initiate),
  listRoles: listed(moderatorsApi.endpoints.listRoles.initiate),
  listCategories: listed(categoriesApi.endpoints.listCategories.initiate),
  listRecipes: listed(recipesApi.endpoints.listRecipes.initiate),
  listDietPlans: listed(dietPlansApi.endpoints.listDietPlans.initiate),
  listHabits: listed(habitsApi.endpoints.listHabits.initiate),
  listHighlights: listed(highlightsApi.endpoints.listHighlights.initiate),
  listWeeks: listed(listWeeks.initiate),
  listWorkoutDays: listed(listWorkoutDays.initiate),
  getWeek: ofEach(listed(listWeeks.initiate), getWeek.initiate),
  listExercises: listed(exercisesApi.endpoints.listExercises.initiate),
  listGroups: listed(listGroups.initiate),
  listPosts: posts,
  listComments: ofEach(posts, listComments.initiate),
  listSupplements: listed(supplementsApi.endpoints.listSupplements.initiate),
  listHowToUse: listed(howToUseApi.endpoints.listHowToUse.initiate),
  listPlans: listed(plansApi.endpoints.listPlans.initiate),
  listPaymentCategories: listed(paymentsApi.endpoints.listPaymentCategories.initiate),
  listPaymentMethods: listed(paymentsApi.endpoints.listPaymentMethods.initiate),
  listBanners: listed(bannersApi.endpoints.listBanners.initiate),
  listNotifications: listed(listNotifications.initiate),
  listFolders: listed(listFolders.initiate),
  listCandidates: (store) => load(store, listCandidates.initiate(['Active users'])),
};
