import { useDispatch, useSelector } from 'react-redux';
import { FilterMenu } from '@/components/menu/FilterMenu';
import { Tabs } from '@/components/tabs/Tabs';
import { SearchRow } from '@/screen/SearchRow';
import { ConditionsButton } from './ConditionsButton';
import { PaymentsLink } from './payments/PaymentsLink';
import { searchChanged, selectUsersScreen, tabSelected, type Tab } from './usersScreen';

export const TAB_LABELS: { key: Tab; label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'active', label: 'Active' },
  { key: 'inactive', label: 'Inactive' },
  { key: 'archived', label: 'Archived' },
];

const FILTERS = ['All', 'Active', 'Inactive', 'Archived'];

/** Choosing an option only closes the menu: the filters do nothing on purpose (docs/behaviour.md). */
const applyNothing = () => {};

export function UsersToolbar({ panelId }: { panelId: string }) {
  const dispatch = useDispatch();
  const { view, tab, search } = useSelector(selectUsersScreen);
  return (
    <div className="toolbar">
      <div className="tabs-line">
        <Tabs
          label="Users by status"
          tabs={TAB_LABELS}
          selected={view === 'list' ? tab : ''}
          onSelect={(key) => dispatch(tabSelected(key as Tab))}
          panelId={panelId}
        />
        <PaymentsLink />
      </div>
      <SearchRow value={search} changed={searchChanged}>
        {view === 'list' && (
          <>
            <ConditionsButton />
            <FilterMenu label="Filter" options={FILTERS} onSelect={applyNothing} />
          </>
        )}
      </SearchRow>
    </div>
  );
}
