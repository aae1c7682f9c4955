import { type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { useShownLists } from '@/screen/list/listContext';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { chooseAct, deleteAct, wordsAct } from '../acts';
import { changing } from '../changing';
import { refusalBy, type Many } from '../many';
import { type Selectable } from '../selectable';
import { type Category } from '@/services/categories';
import { MEAL_TYPE, type DietPlan } from '@/services/dietPlans';
import { MoveDialog } from './MoveDialog';
import { placeOf } from '@/features/nutrition/categories/tree';
import { valuesOf } from '@/features/nutrition/shared/dishForm';
import { DIET_PLAN_FAILURES, dietPlanSchema } from '@/features/nutrition/dietPlans/dialogs/dietPlanForm';
import { dietPlanRecord } from '@/features/nutrition/dietPlans/dietPlanRecord';
import { selectDietPlansScreen } from '@/features/nutrition/dietPlans/dietPlansScreen';
import { mealTypeOf } from '@/features/nutrition/dietPlans/dietPlansRows';
import { usePlansExport } from '@/features/nutrition/dietPlans/usePlansExport';
import { KcalDialog } from './KcalDialog';

type Stored = ReturnType<typeof dietPlanRecord.values>;

const NONE: readonly never[] = [];

function useSelectable(): Selectable<DietPlan> {
  const lists = useShownLists<DietPlansLists>();
  const { tree = NONE, plans = NONE } = lists;
  const view = useSelector(selectDietPlansScreen);
  const many = useMemo(() => plansIn(tree), [tree]);
  const mealTypes = useMemo(
    () => [...new Set([MEAL_TYPE, ...plans.map(mealTypeOf)])].map((value) => ({ value, label: value })),
    [plans],
  );
  return {
    noun: many.noun,
    rows: plans,
    shown: usePlansExport(lists).rows(),
    where: `in ${chosen(tree, view.category)?.title ?? ''}`,
    viewOf: (plan) => {
      const { category, subCategory } = placeOf(plan, tree);
      return {
        kcal: [],
        category: category?.id ?? null,
        subCategory: subCategory ? { ...view.subCategory, [mealTypeOf(plan)]: subCategory.id } : {},
      };
    },
    acts: {
      move: { label: 'Move to…', dialog: (rows, end) => <MoveDialog many={many} rows={rows} tree={tree} end={end} /> },
      kcal: { label: 'Set kcal…', dialog: (rows, end) => <KcalDialog many={many} rows={rows} end={end} /> },
      // Only one can be made here: there is a choice where the server has others.
      ...(mealTypes.length > 1 && { mealType: chooseAct(many, 'mealType', mealTypes) }),
      words: wordsAct(many, TEXTS),
      delete: deleteAct(many),
    },
  };
}

export const selectedDietPlans = changing(useSelectable);

const TEXTS = ['title', 'ingredients', 'cookingSteps', 'note'] as const;

const plansIn = (tree: readonly Category[]): Many<DietPlan, Stored> => ({
  ...dietPlanRecord,
  refusal: (values) => refusalBy(dietPlanSchema, { ...values, ...valuesOf(values, tree) }),
  failure: DIET_PLAN_FAILURES.edit,
  removeFailure: DIET_PLAN_FAILURES.remove,
});
