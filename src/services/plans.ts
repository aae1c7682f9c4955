import { api } from './http/api';
import { flag, text, texts, type Id } from './http/decode';
import { entities, number, rows, withId, type Decoded } from './http/decodeRows';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';

const yesNo = (value: boolean) => (value ? 'Y' : 'N');

const toPlan = withId((row) => ({
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

/** A subscription plan. Prices are amounts of the practice's currency, `discount` is in percent. */
export type Plan = Decoded<typeof toPlan>;

/** Prices as the plan has them; without an id a plan is created. */
export interface SavePlan extends Omit<Plan, 'id'>, InRound {
  id?: Id;
}

/** Users are listed with the names of their plans. */
const CHANGED = ['Plan', 'User'] as const;
const planChanged = onSuccess(...CHANGED);

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
          inRound: undefined, // it is not for the server
          isFree: yesNo(isFree),
          isPopular: yesNo(isPopular),
        }),
      invalidatesTags: planChanged,
    }),
    deletePlan: build.mutation<null, ById>({
      query: ({ id: planId }) => post('plans/delete', { id: planId }),
      invalidatesTags: planChanged,
    }),
  }),
});

/** Loads everything that shows plans again, in all tabs. */
export const invalidatePlans = () => api.util.invalidateTags([...tellChange(CHANGED)]);

export const { useListPlansQuery, useSavePlanMutation, useDeletePlanMutation } = plansApi;
