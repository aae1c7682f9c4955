import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { TabPanel } from '@/components/tabs/TabPanel';
import { Tabs } from '@/components/tabs/Tabs';
import { read } from '@/lib/slots';
import { NoHandout } from '@/screen/handouts';
import { DayPanel } from './DayPanel';
import { weekHandout } from './weekHandout';
import { WeekSection } from './WeekSection';
import { daySelected } from './workoutsScreen';

const PANEL = 'workout-day';

/** The days of the selected week as tabs, and the selected one's workouts. */
export function WeekPanel() {
  const dispatch = useDispatch();
  const [Week = NoHandout] = read(weekHandout);
  return (
    <WeekSection className="tabs-gap workout-rows" waiting={<WeekSkeleton />}>
      {({ week, days, day }) => {
        const select = (key: string) => {
          const next = days.find(({ id }) => String(id) === key);
          if (next) dispatch(daySelected(next.id));
        };
        return (
          <>
            <Tabs
              label="Days"
              tabs={days.map(({ id, title }) => ({ key: String(id), label: titleOf(title) }))}
              selected={String(day.id)}
              onSelect={select}
              panelId={PANEL}
            />
            <TabPanel id={PANEL} selected={String(day.id)} className="grid tabs-gap">
              <Week key={day.id} row={{ title: week.title, days }}>
                {(print) => <DayPanel day={day} onPrint={print} />}
              </Week>
            </TabPanel>
          </>
        );
      }}
    </WeekSection>
  );
}

/** The layout of a week: tabs, the line above the cards, and enough cards for the table below them to start off screen. */
const WeekSkeleton = () => (
  <>
    <TabsSkeleton />
    <div className="day-head" />
    <CardSkeleton cards={8} />
  </>
);
