import { useDispatch } from 'react-redux';
import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { MediaThumb } from '@/components/media/MediaThumb';
import { PrintButton } from '@/screen/handout/PrintButton';
import { mediaUrl } from '@/services/media/media';
import { DishFoot } from '../../shared/DishFoot';
import { LineList, StepList } from '../../shared/LineList';
import { NutritionGrid } from '../../shared/NutritionGrid';
import { dialogOpened } from '../dietPlansScreen';
import { placeOf } from '../dietPlansView';
import { kcalLabel } from '../kcal';
import { type PlanDialogProps } from './planDialogProps';

const planSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ '../DietPlanSheet')).DietPlanSheet,
);

export function DietPlanDetailsDialog({ plan, tree, onClose }: PlanDialogProps) {
  const dispatch = useDispatch();
  const { category, subCategory } = placeOf(plan, tree);
  const open = (kind: 'duplicate' | 'edit') => () => dispatch(dialogOpened({ kind, id: plan.id }));
  const picture = mediaUrl(plan.image);
  const places = [plan.mealType, category?.title ?? '', subCategory?.title ?? plan.subCategoryTitle];
  const sheet = { plan, places: places.filter(Boolean), picture };
  return (
    <Dialog
      title={titleOf(plan.title)}
      onClose={onClose}
      footer={
        <DishFoot
          print={<PrintButton of={planSheet} props={sheet} />}
          onDuplicate={open('duplicate')}
          onEdit={open('edit')}
        />
      }
    >
      <MediaThumb url={picture} alt={plan.title} className="dish-picture" />
      <div className="grid">
        <DetailList
          details={[
            { label: 'Meal type', value: places[0] },
            { label: 'Category', value: places[1] },
            { label: 'Dishes category', value: places[2] },
            { label: 'Kcal', value: plan.kcal.length > 0 ? <KcalChips kcal={plan.kcal} /> : '' },
          ]}
        />
        <NutritionGrid nutrition={plan.nutrition} />
      </div>
      <LineList title="Ingredients" text={plan.ingredients} />
      <StepList title="Cooking steps" text={plan.cookingSteps} />
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
