import { omit, recordKind } from '@/screen/record/record';
import { invalidatePlans, plansApi, type Plan } from '@/services/plans';

const { listPlans, savePlan, deletePlan } = plansApi.endpoints;

export const planRecord = recordKind({
  noun: 'plan',
  endpoint: listPlans,
  rows: (plans) => plans,
  name: ({ name }) => name,
  values: (row: Plan) => omit(row, 'id'),
  required: ['name', 'details', 'features'],
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
  save: (id, values, _arg, inRound) => savePlan.initiate({ id, ...values, inRound }),
  remove: (id) => deletePlan.initiate({ id, inRound: true }),
  afterRound: invalidatePlans,
});
