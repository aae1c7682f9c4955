import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { type Saved } from '@/screen/elsewhere/placeState';
import { listPlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { type Plan } from '@/services/plans';
import { plansScreen, plansUrlFields, selectPlansScreen } from './plansScreen';
import { searchPlans } from './plansView';

interface Props {
  saved: Saved;
  plans: readonly Plan[];
}

/** Where the saved plan is. */
export function PlansSaved({ saved, plans }: Props) {
  const view = useSelector(selectPlansScreen);
  const plan = plans.find(({ id }) => id === saved.id);
  const place = plan && listPlace(titleOf(plan.name), searchPlans([plan], view.search).length > 0);
  return <SavedPlace of={plansScreen} fields={plansUrlFields} view={view} place={place} />;
}
