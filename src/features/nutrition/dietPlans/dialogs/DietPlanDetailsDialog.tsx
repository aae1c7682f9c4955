import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { MediaThumb } from '@/components/media/MediaThumb';
import { mediaUrl } from '@/services/media/media';
import { titleOf } from '@/components/format/title';
import { LineList } from '../../shared/LineList';
import { NutritionGrid } from '../../shared/NutritionGrid';
import { placeOf } from '../dietPlansView';
import { kcalLabel } from '../kcal';
import { type PlanDialogProps } from './planDialogProps';

export function DietPlanDetailsDialog({ plan, tree, onClose }: PlanDialogProps) {
  const { category, subCategory } = placeOf(plan, tree);
  return (
    <Dialog title={titleOf(plan.title)} onClose={onClose}>
      <MediaThumb url={mediaUrl(plan.image)} alt={plan.title} className="dish-picture" />
      <DetailList
        details={[
          { label: 'Meal type', value: plan.mealType },
          { label: 'Category', value: category?.title ?? '' },
          { label: 'Dishes category', value: subCategory?.title ?? plan.subCategoryTitle },
          { label: 'Kcal', value: plan.kcal.length > 0 ? <KcalChips kcal={plan.kcal} /> : '' },
        ]}
      />
      <LineList title="Ingredients" text={plan.ingredients} />
      <LineList title="Cooking steps" text={plan.cookingSteps} />
      <NutritionGrid nutrition={plan.nutrition} />
      {plan.note.trim() && (
        <section className="dish-part">
          <h3>Note</h3>
          <p className="soft keep-lines">{plan.note}</p>
        </section>
      )}
    </Dialog>
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
