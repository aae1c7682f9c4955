import { PersonBadge, PersonBadgeFill, PlusLg } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { EmptyList } from '@/screen/EmptyList';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { SavedRow } from '@/screen/list/SavedRow';
import { Counted, TableCard } from '@/screen/list/TableCard';
import { TableRows } from '@/screen/list/TableRows';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { useListModeratorsQuery } from '@/services/moderators';
import { MODERATORS_TABLE } from './moderatorsColumns';
import { dialogOpened, moderatorsScreen } from './moderatorsScreen';
import './moderators.scss';

const dialogs = lazyDialogs(
  '/moderators',
  async () => (await import(/* webpackChunkName: "moderators-dialogs" */ './ModeratorsDialogs')).ModeratorsDialogs,
);

/** The Moderators screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
function ModeratorsPage() {
  const { data: moderators, isFetching: isLoading } = useListModeratorsQuery(undefined, ON_ENTRY);
  const table = { of: MODERATORS_TABLE, rows: moderators, isLoading };
  const add = dialogOpened({ kind: 'add' });
  return (
    <ListPage of={moderatorsScreen} lists={{ moderators }} dialogs={dialogs}>
      <ListHead>
        <AddButton icon={PlusLg} label="Add Moderators" opens={add} className="btn-primary" />
      </ListHead>
      <TableCard {...table} className="moderators" lead={<Counted {...table} />} placeholder="Search by name or email">
        <SavedRow />
        <TableRows>
          <EmptyList
            icon={PersonBadge}
            title="No moderators found"
            text="Get started by adding your first moderator"
            add="Add Moderators"
            opens={add}
          />
        </TableRows>
      </TableCard>
    </ListPage>
  );
}

export const screen: Screen = {
  Page: ModeratorsPage,
  icon: PersonBadgeFill,
  state: moderatorsScreen,
};
