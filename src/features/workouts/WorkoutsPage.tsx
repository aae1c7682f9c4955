import { HeartPulseFill } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { ListOrView, ListPage } from '@/screen/list/ListPage';
import { type Screen } from '@/screen/section';
import { OverList } from '@/screen/list/OverList';
import { EXERCISES_TABLE } from './exercisesColumns';
import { ExercisesSection } from './ExercisesSection';
import { useWorkouts } from './useWorkouts';
import { WeekPanel } from './WeekPanel';
import { WorkoutsHead } from './WorkoutsHead';
import { selectWorkoutsScreen, WORKOUTS } from './workoutsScreen';
import { lazyDialogs } from '@/screen/lazyDialogs';
import './workouts.scss';

const dialogs = lazyDialogs(
  '/workouts',
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './WorkoutsDialogs')).WorkoutsDialogs,
);

/** A week's days with their workouts, and the library of exercises. */
function WorkoutsPage() {
  const { view } = useSelector(selectWorkoutsScreen);
  const workouts = useWorkouts();
  const { day, exercises } = workouts;
  return (
    <ListPage of={WORKOUTS} lists={workouts} dialogs={dialogs}>
      <WorkoutsHead {...workouts} />
      <OverList table={view === 'days' ? EXERCISES_TABLE.name : undefined} rows={null} />
      <ListOrView>
        <WeekPanel />
        <ExercisesSection exercises={exercises} day={day} isLoading={workouts.isLoadingExercises} />
      </ListOrView>
    </ListPage>
  );
}

export const screen: Screen = {
  Page: WorkoutsPage,
  icon: HeartPulseFill,
  state: WORKOUTS,
};
