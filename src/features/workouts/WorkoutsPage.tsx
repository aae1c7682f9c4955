import { useDispatch } from 'react-redux';
import { screenOf } from '@/screen/section';
import { AddExerciseButton, AddWeekButton, AddWorkoutButton } from './AddButtons';
import { ExercisesSection } from './ExercisesSection';
import { LabelledSelect } from './LabelledSelect';
import { titledOptions } from './titledOptions';
import { useWorkouts } from './useWorkouts';
import { WeekPanel } from './WeekPanel';
import { WorkoutsDialogs } from './WorkoutsDialogs';
import { weekSelected, workoutsScreen, workoutsUrlFields } from './workoutsScreen';

/** §2 Workouts: a week's days with what is done on them, and the library of exercises below. */
export function WorkoutsPage() {
  const dispatch = useDispatch();
  const workouts = useWorkouts();
  const { weeks = [], week } = workouts;
  const select = (value: string) => {
    const next = weeks.find(({ id }) => String(id) === value);
    if (next) dispatch(weekSelected(next.id));
  };
  return (
    <>
      <div className="page-head">
        <LabelledSelect
          label="Select Week"
          className="week-select"
          options={titledOptions(weeks)}
          value={week ? String(week.id) : ''}
          onChange={select}
        />
        <div className="page-actions push">
          <AddWeekButton />
          <AddExerciseButton />
          <AddWorkoutButton />
        </div>
      </div>
      <section className="grid tabs-gap" aria-label="Workouts" aria-busy={workouts.isLoadingWeek}>
        <WeekPanel {...workouts} />
      </section>
      <ExercisesSection exercises={workouts.exercises} day={workouts.day} isLoading={workouts.isLoadingExercises} />
      <WorkoutsDialogs {...workouts} />
    </>
  );
}

export const screen = screenOf(WorkoutsPage, workoutsScreen, workoutsUrlFields);
