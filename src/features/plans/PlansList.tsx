import { useDeferredValue, useMemo } from 'react';
import { Tags } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { useHasArrived } from '@/components/skeleton/useHasArrived';
import { NothingMatches } from '@/components/state/NothingMatches';
import { DataTable } from '@/components/table/DataTable';
import { type Loaded } from '@/lib/loaded';
import { EmptyList } from '@/screen/EmptyList';
import { useColumns } from '@/screen/viewMenu/useColumns';
import { type Plan } from '@/services/plans';
import { PLANS_TABLE } from './plansColumns';
import { dialogOpened, searchChanged, selectPlansScreen } from './plansScreen';
import { searchPlans } from './plansView';

interface Props {
  plans: Loaded<readonly Plan[]>;
  isLoading: boolean;
}

const NO_PLANS: readonly Plan[] = [];

const planId = ({ id }: Plan) => id;

/** The list: loading, empty, without matches or with rows. After a failed first load it stays blank. */
export function PlansList({ plans, isLoading }: Props) {
  const hasArrived = useHasArrived(plans);
  const columns = useColumns(PLANS_TABLE);
  const dispatch = useDispatch();
  const view = useSelector(selectPlansScreen);
  // Deferred, so that the typed letter is painted before the rows.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(() => [...searchPlans(plans ?? NO_PLANS, search)], [plans, search]);

  if (!plans || !hasArrived) return (isLoading || plans) && <TableSkeleton columns={columns} rows={5} />;
  if (plans.length === 0)
    return <EmptyList icon={Tags} title="No plans found" add="Create New Plan" opens={dialogOpened({ kind: 'add' })} />;
  if (found.length === 0)
    return <NothingMatches title="No plans found" search={search} onClear={() => dispatch(searchChanged(''))} />;
  return <DataTable label="Plans" columns={columns} rows={found} rowId={planId} marked={view.marked} />;
}
