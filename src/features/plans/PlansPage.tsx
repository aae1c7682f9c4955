import { PlusLg, Tags, TagsFill } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { EmptyList } from '@/screen/EmptyList';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { SavedRow } from '@/screen/list/SavedRow';
import { Counted, TableCard } from '@/screen/list/TableCard';
import { TableRows } from '@/screen/list/TableRows';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { useListPlansQuery } from '@/services/plans';
import { PLANS_TABLE } from './plansColumns';
import { dialogOpened, plansScreen } from './plansScreen';
import './plans.scss';

const dialogs = lazyDialogs(
  '/plans',
  async () => (await import(/* webpackChunkName: "plans-dialogs" */ './PlansDialogs')).PlansDialogs,
);

/** The Plans screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
function PlansPage() {
  const { data: plans, isFetching: isLoading } = useListPlansQuery(undefined, ON_ENTRY);
  const table = { of: PLANS_TABLE, rows: plans, isLoading };
  const add = dialogOpened({ kind: 'add' });
  return (
    <ListPage of={plansScreen} lists={{ plans, isLoading }} dialogs={dialogs}>
      <ListHead>
        <AddButton icon={PlusLg} label="Create New Plan" opens={add} className="btn-primary" />
      </ListHead>
      <TableCard {...table} lead={<Counted {...table} />} placeholder="Search plans...">
        <SavedRow />
        <TableRows>
          <EmptyList icon={Tags} title="No plans found" add="Create New Plan" opens={add} />
        </TableRows>
      </TableCard>
    </ListPage>
  );
}

export const screen: Screen = {
  Page: PlansPage,
  icon: TagsFill,
  state: plansScreen,
};
