import { useSelector } from 'react-redux';
import { type ExportColumn } from '@/components/export/table';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { type Workout } from '@/services/workouts';
import { EXERCISES_TABLE } from './exercisesColumns';
import { type Workouts } from './useWorkouts';
import { selectWorkoutsScreen } from './workoutsScreen';
import { exerciseRows, sortExercises, type ExerciseRow } from './workoutsView';

const OF_DAY: ExportColumn<Workout>[] = [
  { header: 'Exercise', value: ({ name }) => name },
  { header: 'Sets', value: ({ sets }) => sets },
  { header: 'Reps', value: ({ reps }) => reps },
  { header: 'Video', value: ({ video }) => video },
];

const OF_LIBRARY: ExportColumn<ExerciseRow>[] = [
  { header: 'Name', of: 'name', value: ({ exercise }) => exercise.name },
  { header: 'Sets', of: 'sets', value: ({ workout }) => workout?.sets ?? '' },
  { header: 'Reps', of: 'reps', value: ({ workout }) => workout?.reps ?? '' },
  { header: 'Video', of: 'video', value: ({ exercise }) => exercise.video },
];

/**
 * How week and library are shown: the workouts of the selected day can be exported, and the library in the table's order,
 * with the sets and reps of that day.
 */
export function WorkoutsViewButton({ day, exercises = [] }: Pick<Workouts, 'day' | 'exercises'>) {
  const { view, sort } = useSelector(selectWorkoutsScreen);
  const ofDay = { name: 'workouts', noun: 'workout', columns: OF_DAY, rows: () => day?.workouts ?? [] };
  const ofLibrary = {
    name: 'exercises',
    noun: 'exercise',
    columns: OF_LIBRARY,
    rows: () => exerciseRows(sortExercises(exercises, sort), day),
  };
  const isBoard = view === 'board';
  return <ViewButton table={isBoard ? undefined : EXERCISES_TABLE} exported={isBoard ? [] : [ofDay, ofLibrary]} />;
}
