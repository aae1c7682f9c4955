import { useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { type DietPlan } from '@/services/dietPlans';
import { DishCard } from '../shared/DishCard';
import { dialogOpened, selectDietPlansScreen } from './dietPlansScreen';

interface Props {
  label: string;
  plans: readonly DietPlan[];
  search: string;
}

export function PlanGrid({ label, plans, search }: Props) {
  const { marked } = useSelector(selectDietPlansScreen);
  return <CardGrid label={label} items={plans} search={search} itemId={planId} marked={marked} render={card} />;
}

const planId = ({ id }: DietPlan) => id;
const card = (plan: DietPlan) => (
  <DishCard dish={plan} meta={plan.kcal.length > 0 && `${plan.kcal.join(', ')} kcal`} dialogOpened={dialogOpened} />
);
