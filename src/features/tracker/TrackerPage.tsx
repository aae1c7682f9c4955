import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TabPanel } from '@/components/tabs/TabPanel';
import { Tabs } from '@/components/tabs/Tabs';
import { AddButton } from '@/screen/AddButton';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { HabitsTab } from './habits/HabitsTab';
import { HighlightsTab } from './highlights/HighlightsTab';
import { TAB_TEXTS, TABS } from './tabs';
import { TrackerChips, TrackerViewButton } from './TrackerViews';
import {
  dialogOpened,
  searchChanged,
  selectTrackerScreen,
  tabSelected,
  type TrackerTab,
  trackerScreen,
  trackerUrlFields,
} from './trackerScreen';
import './tracker.scss';

const PANEL = 'tracker-panel';

export function TrackerPage() {
  const dispatch = useDispatch();
  const { tab, search } = useSelector(selectTrackerScreen);
  return (
    <>
      <div className="page-head tracker-head">
        <div className="page-actions push">
          <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
            {`Add ${TAB_TEXTS[tab].label}`}
          </AddButton>
        </div>
      </div>
      <TrackerChips />
      <div className="with-search">
        <SearchRow value={search} changed={searchChanged} placeholder={`Search ${TAB_TEXTS[tab].label}`}>
          <TrackerViewButton />
        </SearchRow>
        <div className="grid tabs-gap">
          <Tabs
            label="Tracker"
            tabs={TABS}
            selected={tab}
            onSelect={(key) => dispatch(tabSelected(key as TrackerTab))}
            panelId={PANEL}
          />
          <TabPanel id={PANEL} selected={tab}>
            {tab === 'highlights' ? <HighlightsTab /> : <HabitsTab />}
          </TabPanel>
        </div>
      </div>
    </>
  );
}

export const screen = screenOf(
  TrackerPage,
  trackerScreen,
  trackerUrlFields,
  async () => (await import(/* webpackChunkName: "tracker-dialogs" */ './trackerChanges')).trackerChanges,
);
