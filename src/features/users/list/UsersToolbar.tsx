import { ChevronDown, Funnel } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { AllOf } from '@/components/error/AllOf';
import { MenuButton } from '@/components/menu/MenuButton';
import { Tabs } from '@/components/tabs/Tabs';
import { type Loaded } from '@/lib/loaded';
import { read } from '@/lib/slots';
import { Fills } from '@/screen/Fills';
import { ListSearch } from '@/screen/list/ListSearch';
import { toolbarLinks } from '@/screen/list/listTools';
import { userFilter } from './userFilter';
import { USERS_TABLE } from './usersColumns';
import { selectTab, selectView, type Tab, tabSelected } from './usersListSlice';
import { NO_USERS, usersOf, type FoundUsers } from './usersRows';

export const TAB_LABELS: { key: Tab; label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'active', label: 'Active' },
  { key: 'inactive', label: 'Inactive' },
  { key: 'archived', label: 'Archived' },
];

const NONE = {};

/** Choosing one only closes the menu: the filters do nothing on purpose (docs/behaviour.md). */
const FILTERS = TAB_LABELS.map(({ label }) => ({ label, onSelect: () => {} }));

/** Nothing in it depends on the toolbar. */
const LINKS = <Fills of={toolbarLinks} />;

const FilterButtons = () => <AllOf of={read(userFilter).map(({ Button }) => Button)} props={NONE} />;

const FILTER_BUTTONS = <FilterButtons />;

export function UsersToolbar({ panelId, found }: { panelId: string; found: Loaded<FoundUsers> }) {
  const dispatch = useDispatch();
  const isList = useSelector(selectView) === 'list';
  const tab = useSelector(selectTab);
  return (
    <div className="toolbar">
      <div className="tabs-line">
        <Tabs
          label="Users by status"
          tabs={TAB_LABELS}
          selected={isList ? tab : ''}
          onSelect={(key) => dispatch(tabSelected(key as Tab))}
          panelId={panelId}
        />
        {LINKS}
      </div>
      <ListSearch
        table={USERS_TABLE}
        exported={[{ name: 'users', noun: 'user', rows: () => usersOf(found ?? NO_USERS) }]}
      >
        {isList && (
          <>
            {FILTER_BUTTONS}
            <MenuButton label="Filter" className="btn-outline-secondary filter-button" entries={FILTERS}>
              <Funnel aria-hidden />
              <span>Filter</span>
              <ChevronDown className="small-caret" aria-hidden />
            </MenuButton>
          </>
        )}
      </ListSearch>
    </div>
  );
}
