import { bannersApi } from '@/services/banners';
import { communityApi } from '@/services/community';
import { dietPlansApi } from '@/services/dietPlans';
import { exercisesApi } from '@/services/exercises';
import { habitsApi } from '@/services/habits';
import { highlightsApi } from '@/services/highlights';
import { howToUseApi } from '@/services/howToUse';
import { moderatorsApi } from '@/services/moderators';
import { notificationsApi } from '@/services/notifications';
import { paymentsApi } from '@/services/payments';
import { plansApi } from '@/services/plans';
import { recipesApi } from '@/services/recipes';
import { supplementsApi } from '@/services/supplements';
import { usersApi } from '@/services/users';
import { type AppStore } from '../store';
import { type SCREENS } from '../sections';

type NamedBy<S> =
  | (S extends { records: infer Records } ? keyof Records : never)
  | (S extends { nestedRecords: infer Records } ? keyof Records : never);

/** An endpoint whose list has records, named by a section's declaration. */
export type RecordEndpoint = NamedBy<(typeof SCREENS)[number]>;

/** Loads the list unless it is cached. Nobody subscribes to it: no failure of it is shown, and no change reloads it. */
type Load = (dispatch: AppStore['dispatch']) => PromiseLike<{ data?: readonly object[] }>;

const QUIETLY = { subscribe: false };

/** How each list is loaded. */
export const LOADS: Record<RecordEndpoint, Load> = {
  listUsers: (dispatch) => dispatch(usersApi.endpoints.listUsers.initiate(undefined, QUIETLY)),
  listHighlights: (dispatch) => dispatch(highlightsApi.endpoints.listHighlights.initiate(undefined, QUIETLY)),
  listHabits: (dispatch) => dispatch(habitsApi.endpoints.listHabits.initiate(undefined, QUIETLY)),
  listRecipes: (dispatch) => dispatch(recipesApi.endpoints.listRecipes.initiate(undefined, QUIETLY)),
  listDietPlans: (dispatch) => dispatch(dietPlansApi.endpoints.listDietPlans.initiate(undefined, QUIETLY)),
  listExercises: (dispatch) => dispatch(exercisesApi.endpoints.listExercises.initiate(undefined, QUIETLY)),
  listGroups: (dispatch) => dispatch(communityApi.endpoints.listGroups.initiate(undefined, QUIETLY)),
  listSupplements: (dispatch) => dispatch(supplementsApi.endpoints.listSupplements.initiate(undefined, QUIETLY)),
  listModerators: (dispatch) => dispatch(moderatorsApi.endpoints.listModerators.initiate(undefined, QUIETLY)),
  listNotifications: (dispatch) => dispatch(notificationsApi.endpoints.listNotifications.initiate(undefined, QUIETLY)),
  listPlans: (dispatch) => dispatch(plansApi.endpoints.listPlans.initiate(undefined, QUIETLY)),
  listPaymentMethods: (dispatch) => dispatch(paymentsApi.endpoints.listPaymentMethods.initiate(undefined, QUIETLY)),
  listBanners: (dispatch) => dispatch(bannersApi.endpoints.listBanners.initiate(undefined, QUIETLY)),
  listHowToUse: (dispatch) => dispatch(howToUseApi.endpoints.listHowToUse.initiate(undefined, QUIETLY)),
};
