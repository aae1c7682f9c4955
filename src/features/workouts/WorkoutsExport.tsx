import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { type ExportColumn } from '@/components/export/table';
import { type Exercise } from '@/services/exercises';
import { type WeekDay, type Workout } from '@/services/workouts';
import { selectWorkoutsScreen } from './workoutsScreen';
import { exerciseRows, sortExercises, type ExerciseRow } from './workoutsView';

const WORKOUTS: ExportColumn<Workout>[] = [
  { header: 'Exercise', value: ({ name }) => name },
  { header: 'Sets', value: ({ sets }) => sets },
  { header: 'Reps', value: ({ reps }) => reps },
  { header: 'Video', value: ({ video }) => video },
];

const EXERCISES: ExportColumn<ExerciseRow>[] = [
  { header: 'Name', value: ({ exercise }) => exercise.name },
  { header: 'Sets', value: ({ workout }) => workout?.sets ?? '' },
  { header: 'Reps', value: ({ workout }) => workout?.reps ?? '' },
  { header: 'Video', value: ({ exercise }) => exercise.video },
];

export function DayExport({ day: { workouts } }: { day: WeekDay }) {
  return <ExportButton name="workouts" what="workouts" columns={WORKOUTS} rows={() => workouts} />;
}

interface Props {
  exercises: readonly Exercise[];
  /** The selected day, whose sets and reps are exported. */
  day: WeekDay | undefined;
}

/** Exports the library in the table's order, with the sets and reps of the selected day. */
export function ExercisesExport({ exercises, day }: Props) {
  const { sort } = useSelector(selectWorkoutsScreen);
  return (
    <ExportButton
      name="exercises"
      what="exercises"
      columns={EXERCISES}
      rows={() => exerciseRows(sortExercises(exercises, sort), day)}
    />
  );
}
