import { array, object, string } from 'yup';
import { type Id } from '@/services/http/decode';
import { type Plan, type SavePlan } from '@/services/plans';
import { unionOf } from '../planFeatures';
import { isFreePlan, offerOf, toCents } from '../planPrice';

/** Prices as they are typed. */
export interface PlanValues {
  name: string;
  details: string;
  duration: string;
  actualPrice: string;
  discountPrice: string;
  features: string[];
  /** A feature that was typed but not added yet. Saving the plan adds it. */
  newFeature: string;
  isFree: boolean;
  isPopular: boolean;
}

/** The first is the default. */
export const DURATIONS = ['1 month', '3 month', '6 month'] as const;

export const NEW_PLAN: PlanValues = {
  name: '',
  details: '',
  duration: DURATIONS[0],
  actualPrice: '',
  discountPrice: '',
  features: [],
  newFeature: '',
  isFree: false,
  isPopular: false,
};

/** Formik removes empty texts before it validates. */
type Entered = Partial<PlanValues>;

const isAmount = (typed: string) => toCents(typed) !== null;

/** The stored amounts of an edited plan stay acceptable together, though the discount may be the greater one. */
export const planSchema = (stored?: Pick<Plan, 'actualPrice' | 'discountPrice'>) =>
  object({
    name: string().trim().required('Plan name is required'),
    details: string().trim().required('Description is required'),
    actualPrice: string()
      .trim()
      .required('Actual price is required')
      .test('number', 'Actual price must be a number', isAmount),
    discountPrice: string()
      .trim()
      .required('Discount amount is required')
      .test('number', 'Discount amount must be a number', isAmount)
      .test('at most the price', 'Discount amount cannot be greater than actual price', (discount = '', { parent }) => {
        const { actualPrice = '' } = parent as Entered;
        const actual = toCents(actualPrice);
        if (actual === null || (toCents(discount) ?? 0) <= actual) return true;
        return actualPrice === String(stored?.actualPrice) && discount === String(stored?.discountPrice);
      }),
    features: array().test('one', 'Select at least one feature', (features = [], { parent }) =>
      Boolean(features.length > 0 || (parent as Entered).newFeature?.trim()),
    ),
  });

export const toValues = (plan: Omit<Plan, 'id'>): PlanValues => ({
  name: plan.name,
  details: plan.details,
  duration: plan.duration,
  actualPrice: String(plan.actualPrice),
  discountPrice: String(plan.discountPrice),
  features: plan.features,
  newFeature: '',
  isFree: plan.isFree,
  isPopular: plan.isPopular,
});

/** The initial values of a duplicate. */
export const toCopy = (plan: Plan): PlanValues => ({ ...toValues(plan), name: `Copy of ${plan.name}` });

const amount = (text: string) => toCents(text)! / 100;

/** The request for values that passed the schema; without an id a plan is created. */
export function toRequest({ newFeature, ...values }: PlanValues, id?: Id): SavePlan {
  const { price, discount } = offerOf(values.actualPrice, values.discountPrice) ?? { price: 0, discount: 0 };
  return {
    ...values,
    id,
    name: values.name.trim(),
    price,
    actualPrice: amount(values.actualPrice),
    discountPrice: amount(values.discountPrice),
    discount,
    isFree: isFreePlan({ isFree: values.isFree, price }),
    features: unionOf([values.features, [newFeature.trim()].filter(Boolean)]),
  };
}
