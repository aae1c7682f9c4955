import { Clipboard2HeartFill, PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TabPanel } from '@/components/tabs/TabPanel';
import { Tabs } from '@/components/tabs/Tabs';
import { AddButton } from '@/screen/AddButton';
import { ListPage } from '@/screen/list/ListPage';
import { ListSearch } from '@/screen/list/ListSearch';
import { type Screen } from '@/screen/section';
import { OverList } from '@/screen/list/OverList';
import { HabitsTab } from './habits/HabitsTab';
import { HighlightsTab } from './highlights/HighlightsTab';
import { TAB_TEXTS, TABS } from './TabCards';
import { dialogOpened, selectTrackerScreen, tabSelected, type TrackerTab, trackerScreen } from './trackerScreen';
import { useFoundInTab } from './useFoundInTab';
import './tracker.scss';

const PANEL = 'tracker-panel';

function TrackerPage() {
  const dispatch = useDispatch();
  const { tab } = useSelector(selectTrackerScreen);
  const { isLoaded, found } = useFoundInTab();
  return (
    <ListPage of={trackerScreen}>
      <div className="page-head tracker-head">
        <div className="page-actions push">
          <AddButton
            icon={PlusLg}
            label={`Add ${TAB_TEXTS[tab].label}`}
            opens={dialogOpened({ kind: 'add' })}
            className="btn-primary"
          />
        </div>
      </div>
      <OverList rows={isLoaded ? found.rows : undefined} />
      <div className="with-search">
        <ListSearch placeholder={`Search ${TAB_TEXTS[tab].label}`} exported={[found]} />
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
    </ListPage>
  );
}

export const screen: Screen = {
  Page: TrackerPage,
  icon: Clipboard2HeartFill,
  state: trackerScreen,
};
