import { DetailActions } from '@/screen/detailActions';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { placeOf } from '../../categories/tree';
import { DishDetails } from '../../shared/DishDetails';
import { dietPlanRecord } from '../dietPlanRecord';
import { dialogOpened } from '../dietPlansScreen';
import { kcalLabel } from '../kcal';

interface Props {
  plan: DietPlan;
  tree: readonly Category[];
  onClose: () => void;
}

export function DietPlanDetails({ plan, tree, onClose }: Props) {
  const { category, subCategory } = placeOf(plan, tree);
  const titles = [plan.mealType, category?.title ?? '', subCategory?.title ?? plan.subCategoryTitle];
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
      actions={<DetailActions of={dietPlanRecord} row={plan} />}
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
