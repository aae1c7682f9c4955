import { type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { useShownLists } from '@/screen/list/listContext';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { BringInPage } from '../BringInPage';
import { useSending } from '../useSending';
import { categoriesApi } from '@/services/categories';
import { dietPlansApi, invalidateDietPlans, useCreateDietPlanMutation, type DietPlan } from '@/services/dietPlans';
import { DietPlanFields } from '@/features/nutrition/dietPlans/dialogs/DietPlanFields';
import {
  DIET_PLAN_FAILURES,
  toRequest,
  type DietPlanValues,
} from '@/features/nutrition/dietPlans/dialogs/dietPlanForm';
import { selectDietPlansScreen } from '@/features/nutrition/dietPlans/dietPlansScreen';
import { DIET_PLAN_KIND, dietPlansHere } from './dietPlanKind';
import { placesIn, shownPlace } from './dishParts';
import '@/features/nutrition/shared/dishDialogs.scss';

/** Brings diet plans in; the place that the section shows is offered to those that name none. */
export function DietPlansBringIn() {
  const { tree, plans, isLoading } = useShownLists<DietPlansLists>();
  const { category, subCategory } = useSelector(selectDietPlansScreen);
  const [addPlan] = useCreateDietPlanMutation();
  const lists = useMemo(
    () => tree && plans && { places: placesIn(tree), here: dietPlansHere(plans, tree) },
    [tree, plans],
  );
  const sending = useSending({
    list: dietPlansApi.endpoints.listDietPlans,
    places: categoriesApi.endpoints.listCategories,
    hereOf: (all: readonly DietPlan[]) => dietPlansHere(all, tree ?? []),
    send: (values: DietPlanValues) => addPlan({ ...toRequest(values), inRound: true }),
    failure: DIET_PLAN_FAILURES.add,
    invalidate: invalidateDietPlans,
  });
  const shown = shownPlace(tree, category, Object.values(subCategory)[0] ?? null);
  return (
    <BringInPage kind={DIET_PLAN_KIND} lists={lists} isLoading={isLoading} shown={shown} sending={sending}>
      <DietPlanFields tree={tree ?? []} />
    </BringInPage>
  );
}
