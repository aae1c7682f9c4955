import { added, deletionsOf, edited, omit, recordKind, type Changes } from '@/screen/journal/changes';
import { plansApi, type Plan, type SavePlan } from '@/services/plans';

const { listPlans, savePlan } = plansApi.endpoints;

const plan = recordKind({
  noun: 'plan',
  endpoint: listPlans,
  rows: (plans) => plans,
  name: ({ name }) => name,
  values: (row: Plan) => omit(row, 'id'),
  needs: ['name', 'details', 'features'],
  labels: {
    name: 'Name',
    details: 'Description',
    duration: 'Duration',
    actualPrice: 'Actual price',
    discountPrice: 'Discount amount',
    isFree: 'Free',
    isPopular: 'Popular',
    features: 'Features',
  },
  restore: (id, values) => savePlan.initiate({ id, ...values }),
});

/** How the journal describes the calls of Plans. */
export const plansChanges = {
  savePlan: ({ id, ...values }: SavePlan) =>
    id === undefined ? added('plan', values.name, 'Plans') : edited(plan, id, values),
  deletePlan: deletionsOf(plan),
} satisfies Changes;
