import { useDispatch } from 'react-redux';
import { type DietPlan } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { DishCard } from '../shared/DishCard';
import { dialogOpened } from './dietPlansScreen';
import { planMenu } from './planMenu';

export function PlanCard({ plan }: { plan: DietPlan }) {
  const dispatch = useDispatch();
  return (
    <DishCard
      title={plan.title}
      imageUrl={mediaUrl(plan.image)}
      meta={plan.kcal.length > 0 && `${plan.kcal.join(', ')} kcal`}
      onOpen={() => dispatch(dialogOpened({ kind: 'details', id: plan.id }))}
      menu={planMenu(plan, (dialog) => dispatch(dialogOpened(dialog)))}
    />
  );
}
