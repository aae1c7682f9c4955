import { DURATIONS, planSchema, toValues } from '@/features/plans/dialogs/planForm';
import { planRecord } from '@/features/plans/planRecord';
import { PLANS_TABLE } from '@/features/plans/plansColumns';
import { chooseAct, deleteAct, wordsAct } from '../acts';
import { refusalBy, type Many } from '../many';
import { selectedRows } from '../selectedRows';
import { type Plan } from '@/services/plans';

const PLANS: Many<Plan, Omit<Plan, 'id'>> = {
  ...planRecord,
  refusal: (values) => refusalBy(planSchema(values), toValues(values)),
};

const POPULAR = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

export const selectedPlans = selectedRows(PLANS, PLANS_TABLE, {
  duration: chooseAct(
    PLANS,
    'duration',
    DURATIONS.map((value) => ({ value, label: value })),
  ),
  popular: chooseAct(PLANS, 'isPopular', POPULAR),
  words: wordsAct(PLANS, ['name', 'details']),
  delete: deleteAct(PLANS),
});
