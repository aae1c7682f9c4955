import { lazyComponent } from '@/components/lazy/lazyComponent';
import { PrintButton } from '@/screen/handout/PrintButton';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { placeOf } from '../../categories/tree';
import { DishDetails } from '../../shared/DishDetails';
import { dialogOpened } from '../dietPlansScreen';
import { kcalLabel } from '../kcal';

const planSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ '../DietPlanSheet')).DietPlanSheet,
);

interface Props {
  plan: DietPlan;
  tree: readonly Category[];
  onClose: () => void;
}

export function DietPlanDetails({ plan, tree, onClose }: Props) {
  const { category, subCategory } = placeOf(plan, tree);
  const titles = [plan.mealType, category?.title ?? '', subCategory?.title ?? plan.subCategoryTitle];
  const sheet = { plan, places: titles.filter(Boolean), picture: mediaUrl(plan.image) };
  return (
    <DishDetails
      dish={plan}
      steps={plan.cookingSteps}
      details={[
        { label: 'Meal type', value: titles[0] },
        { label: 'Category', value: titles[1] },
        { label: 'Dishes category', value: titles[2] },
        { label: 'Kcal', value: plan.kcal.length > 0 ? <KcalChips kcal={plan.kcal} /> : '' },
      ]}
      print={<PrintButton of={planSheet} props={sheet} />}
      dialogOpened={dialogOpened}
      onClose={onClose}
    >
      {plan.note.trim() && (
        <section className="dish-part">
          <h3>Note</h3>
          <p className="soft keep-lines">{plan.note}</p>
        </section>
      )}
    </DishDetails>
  );
}

function KcalChips({ kcal }: { kcal: readonly number[] }) {
  return (
    <ul className="chips">
      {kcal.map((option) => (
        <li key={option} className="chip">
          {kcalLabel(option)}
        </li>
      ))}
    </ul>
  );
}
