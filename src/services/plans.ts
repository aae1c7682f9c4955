import { api } from './http/api';
import { flag, text, texts, type Id } from './http/decode';
import { entities, number, rows, withId } from './http/decodeRows';
import { post } from './http/request';
import { onSuccess } from './http/tags';

/** A subscription plan. Prices are amounts of the practice's currency, `discount` is in percent. */
export interface Plan {
  id: Id;
  name: string;
  details: string;
  duration: string;
  price: number;
  actualPrice: number;
  discountPrice: number;
  discount: number;
  isFree: boolean;
  isPopular: boolean;
  features: string[];
}

/** Prices as the plan has them; without an id a plan is created. */
export interface SavePlan extends Omit<Plan, 'id'> {
  id?: Id;
}

const yesNo = (value: boolean) => (value ? 'Y' : 'N');

const toPlan = withId((row): Omit<Plan, 'id'> => ({
  name: text(row.name),
  details: text(row.details),
  duration: text(row.duration),
  price: number(row.price, 'price'),
  actualPrice: number(row.actualPrice, 'actualPrice'),
  discountPrice: number(row.discountPrice, 'discountPrice'),
  discount: number(row.discount, 'discount'),
  isFree: flag(row.isFree, 'isFree'),
  isPopular: flag(row.isPopular, 'isPopular'),
  features: texts(row.features, 'features'),
}));

/** Users are listed with the names of their plans. */
const planChanged = onSuccess('Plan', 'User');

export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlans: build.query<readonly Plan[], void>({
      query: () => post('plans/list', {}, (body) => entities(rows(body, 'plans'), toPlan)),
      providesTags: ['Plan'],
    }),
    savePlan: build.mutation<null, SavePlan>({
      query: ({ id: planId, isFree, isPopular, ...plan }) =>
        post(planId === undefined ? 'plans/create' : 'plans/update', {
          ...(planId !== undefined && { id: planId }),
          ...plan,
          isFree: yesNo(isFree),
          isPopular: yesNo(isPopular),
        }),
      invalidatesTags: planChanged,
    }),
    deletePlan: build.mutation<null, Id>({
      query: (planId) => post('plans/delete', { id: planId }),
      invalidatesTags: planChanged,
    }),
  }),
});

export const { useListPlansQuery, useSavePlanMutation, useDeletePlanMutation } = plansApi;
