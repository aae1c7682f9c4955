import { useSelector } from 'react-redux';
import { read } from '@/lib/slots';
import { NoHandout } from '@/screen/handouts';
import { ListDialogs, ListPage } from '@/screen/list/ListPage';
import { type Screen } from '@/screen/section';
import { OverList } from '@/screen/list/OverList';
import { LeaveQuestion, useUnsent } from './board/unsent';
import { EXERCISES_TABLE } from './exercisesColumns';
import { ExercisesSection } from './ExercisesSection';
import { useWorkouts } from './useWorkouts';
import { WeekPanel } from './WeekPanel';
import { WorkoutsHead } from './WorkoutsHead';
import { selectWorkoutsScreen, WORKOUTS } from './workoutsScreen';
import { weekHandout } from './weekHandout';
import { dialogs } from './workoutsParts';
import './workouts.scss';

/** A week's days with their workouts, and the library of exercises. */
function WorkoutsPage() {
  const { view } = useSelector(selectWorkoutsScreen);
  const workouts = useWorkouts();
  const unsent = useUnsent();
  const { week, days = [], day, exercises } = workouts;
  const [Week = NoHandout] = read(weekHandout);
  const isBoard = view === 'board';
  const stays = (
    <>
      <LeaveQuestion isUnsent={unsent.isUnsent} />
      <ListDialogs of={dialogs} props={workouts} />
    </>
  );
  return (
    <Week row={{ title: week?.title ?? '', days }}>
      {(print) => (
        <ListPage of={WORKOUTS} dialogs={stays}>
          <WorkoutsHead {...workouts} onPrint={print} />
          <OverList table={isBoard ? undefined : EXERCISES_TABLE.name} rows={null} />
          <section
            className={`grid ${isBoard ? 'week-page' : 'tabs-gap workout-rows'}`}
            aria-label="Workouts"
            aria-busy={workouts.isLoadingWeek}
          >
            <WeekPanel {...workouts} onPrint={print} unsent={unsent} />
          </section>
          {!isBoard && <ExercisesSection exercises={exercises} day={day} isLoading={workouts.isLoadingExercises} />}
        </ListPage>
      )}
    </Week>
  );
}

export const screen: Screen = {
  Page: WorkoutsPage,
  state: WORKOUTS,
};
