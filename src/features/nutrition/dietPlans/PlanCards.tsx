import { useDispatch, useSelector } from 'react-redux';
import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { CardGrid } from '@/components/cards/CardGrid';
import { type DietPlan } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { DishCard } from '../shared/DishCard';
import { dialogOpened, selectDietPlansScreen, type DietPlansDialog } from './dietPlansScreen';

const planId = ({ id }: DietPlan) => id;
const card = (plan: DietPlan) => <PlanCard plan={plan} />;

interface Props {
  label: string;
  plans: readonly DietPlan[];
  search: string;
}

export function PlanCards({ label, plans, search }: Props) {
  const { marked } = useSelector(selectDietPlansScreen);
  return <CardGrid label={label} items={plans} search={search} itemId={planId} marked={marked} render={card} />;
}

function PlanCard({ plan }: { plan: DietPlan }) {
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

const planMenu = ({ id }: DietPlan, open: (dialog: DietPlansDialog) => void): MenuEntry[] => [
  { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => open({ kind: 'edit', id }) },
  { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => open({ kind: 'duplicate', id }) },
  'divider',
  { label: 'Delete', icon: <Trash aria-hidden />, onSelect: () => open({ kind: 'delete', id }), tone: 'danger' },
];
