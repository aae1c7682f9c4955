import { lazyComponent } from '@/components/lazy/lazyComponent';
import { placeOf } from '@/features/nutrition/categories/tree';
import { dietPlanRecord } from '@/features/nutrition/dietPlans/dietPlanRecord';
import { fill } from '@/lib/slots';
import { detailAction, detailActions } from '@/screen/detailActions';
import { useShownLists } from '@/screen/list/listContext';
import { type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { type DietPlan } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { printButton } from '../printing';

const planSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ './DietPlanSheet')).DietPlanSheet,
);

function useSheetProps(row: DietPlan) {
  const { tree = [] } = useShownLists<DietPlansLists>();
  const { category, subCategory } = placeOf(row, tree);
  const places = [row.mealType, category?.title ?? '', subCategory?.title ?? row.subCategoryTitle].filter(Boolean);
  return { plan: row, places, picture: mediaUrl(row.image) };
}

export const fills = [fill(detailActions, detailAction(dietPlanRecord, printButton(planSheet, useSheetProps)))];
