import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { deleteAct, wordsAct } from '@/screen/changeMany/acts';
import { refusalBy, type Deletion, type Many } from '@/screen/changeMany/many';
import { SelectionBar, type ActSpec } from '@/screen/changeMany/SelectionBar';
import { type Category } from '@/services/categories';
import { dietPlansApi, MEAL_TYPE, type DietPlan } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { MoveDialog } from '../categories/MoveDialog';
import { placeOf } from '../categories/tree';
import { valuesOf } from '../shared/dishForm';
import { DIET_PLAN_FAILURES, dietPlanSchema } from './dialogs/dietPlanForm';
import { dietPlanRecord as kind } from './dietPlanRecord';
import { selectDietPlansScreen } from './dietPlansScreen';
import { mealTypeOf, type DietPlansLists } from './dietPlansRows';
import { KcalDialog } from './KcalDialog';
import { MealTypeDialog } from './MealTypeDialog';

type Stored = ReturnType<typeof kind.values>;

interface Props extends Pick<DietPlansLists, 'tree' | 'plans'> {
  /** Those in sight. */
  found: () => readonly DietPlan[];
}

const NONE: readonly never[] = [];

/** What can be done with the selected diet plans. */
export function SelectedPlans({ tree = NONE, plans = NONE, found }: Props) {
  const view = useSelector(selectDietPlansScreen);
  const many = useMemo(() => plansIn(tree), [tree]);
  const mealTypes = useMemo(() => [...new Set([MEAL_TYPE, ...plans.map(mealTypeOf)])], [plans]);
  const acts: Record<string, ActSpec<DietPlan>> = {
    move: { label: 'Move to…', dialog: (rows, end) => <MoveDialog many={many} rows={rows} tree={tree} end={end} /> },
    kcal: { label: 'Set kcal…', dialog: (rows, end) => <KcalDialog many={many} rows={rows} end={end} /> },
    // Only one can be made here: there is a choice where the server has others.
    ...(mealTypes.length > 1 && {
      mealType: {
        label: 'Set meal type…',
        dialog: (rows, end) => <MealTypeDialog many={many} rows={rows} mealTypes={mealTypes} end={end} />,
      } satisfies ActSpec<DietPlan>,
    }),
    words: wordsAct(many, TEXTS),
    delete: deleteAct(many, DELETION),
  };
  return (
    <SelectionBar
      noun={many.noun}
      rows={plans}
      shown={found()}
      where={`in ${chosen(tree, view.category)?.title ?? ''}`}
      viewOf={(plan) => {
        const { category, subCategory } = placeOf(plan, tree);
        return {
          kcal: [],
          category: category?.id ?? null,
          subCategory: subCategory ? { ...view.subCategory, [mealTypeOf(plan)]: subCategory.id } : {},
        };
      }}
      acts={acts}
    />
  );
}

const TEXTS = ['title', 'ingredients', 'cookingSteps', 'note'] as const;

const plansIn = (tree: readonly Category[]): Many<DietPlan, Stored> => ({
  kind,
  noun: 'diet plan',
  picture: ({ image }) => mediaUrl(image),
  refusal: (values) => refusalBy(dietPlanSchema, { ...values, ...valuesOf(values, tree) }),
  failure: DIET_PLAN_FAILURES.edit,
});

const DELETION: Deletion = {
  remove: (id) => dietPlansApi.endpoints.deleteDietPlan.initiate({ id, inRound: true }),
  failure: DIET_PLAN_FAILURES.remove,
};
