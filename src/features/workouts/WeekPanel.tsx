import { Calendar3 } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { TabPanel } from '@/components/tabs/TabPanel';
import { Tabs } from '@/components/tabs/Tabs';
import { AddWeekButton } from './AddButtons';
import { type Unsent } from './board/unsent';
import { DayPanel } from './DayPanel';
import { type Workouts } from './useWorkouts';
import { daySelected, selectWorkoutsScreen } from './workoutsScreen';

const board = lazyComponent(async () => (await import(/* webpackChunkName: "workouts-board" */ './board/Board')).Board);

const PANEL = 'workout-day';

interface Props extends Workouts {
  /** Prints the week; undefined where nothing does. */
  onPrint: (() => void) | undefined;
  unsent: Unsent;
}

/**
 * The days of the selected week as tabs, and the selected one's workouts, or all of them on the board. While another week loads, or after a failed
 * first load, it shows nothing of the week before.
 */
export function WeekPanel({ weeks, week, days, day, allDays, isLoadingWeek, onPrint, unsent }: Props) {
  const dispatch = useDispatch();
  const { view } = useSelector(selectWorkoutsScreen);
  const isBoard = view === 'board';
  if (weeks?.length === 0)
    return <EmptyState icon={<Calendar3 aria-hidden />} title="No weeks found" action={<AddWeekButton />} />;
  if (!week || !days) return isLoadingWeek && (isBoard ? <BoardSkeleton /> : <WeekSkeleton />);
  if (!day)
    return (
      <EmptyState
        icon={<Calendar3 aria-hidden />}
        title="No days found"
        text={
          <>
            <bdi>{titleOf(week.title)}</bdi> has no days. A new week has those of the first one.
          </>
        }
        action={<AddWeekButton />}
      />
    );
  if (isBoard)
    return (
      <LazyPart
        key={week.id}
        of={board}
        props={{ week, days, weeks, allDays, unsent }}
        waiting={<BoardSkeleton />}
        failure="The board could not be loaded."
      />
    );
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
        <DayPanel key={day.id} day={day} onPrint={onPrint} />
      </TabPanel>
    </>
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

const LANES = [1, 2, 3, 4, 5, 6, 7];

/** Placeholders for the lanes of a week, before their code and sheet are there too. */
const BoardSkeleton = () => (
  <div className="board-coming placeholder-glow" role="status" aria-label="Loading the board">
    {LANES.map((lane) => (
      <span key={lane} className="placeholder" aria-hidden="true" />
    ))}
  </div>
);
