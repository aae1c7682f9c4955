import { useId } from 'react';
import { Collection } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { type Loaded } from '@/lib/loaded';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { useColumns } from '@/screen/viewMenu/useColumns';
import { type Exercise } from '@/services/exercises';
import { type WeekDay } from '@/services/workouts';
import { AddExerciseButton } from './AddButtons';
import { EXERCISES_TABLE } from './exercisesColumns';
import { ExercisesTable } from './ExercisesTable';
import { EXERCISE_PAGE_SIZES, selectWorkoutsScreen } from './workoutsScreen';

interface Props {
  exercises: Loaded<readonly Exercise[]>;
  /** The selected day, whose sets and reps the table shows. */
  day: WeekDay | undefined;
  isLoading: boolean;
}

const exercisesSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './ExercisesSaved')).ExercisesSaved,
);

/** The Exercises Table. After a failed first load it stays blank. */
export function ExercisesSection({ exercises, day, isLoading }: Props) {
  const headingId = useId();
  const columns = useColumns(EXERCISES_TABLE);
  const { saved } = useSelector(selectWorkoutsScreen);
  return (
    <section className="card fits" aria-labelledby={headingId} aria-busy={isLoading}>
      <div className="toolbar">
        <h2 className="card-title" id={headingId}>
          Exercises Table
        </h2>
      </div>
      <SavedNote of={exercisesSaved} props={saved && exercises && { saved, exercises }} />
      {!exercises && isLoading && <TableSkeleton columns={columns} rows={EXERCISE_PAGE_SIZES[0]} />}
      {exercises?.length === 0 && (
        <EmptyState icon={<Collection aria-hidden />} title="No exercises found" action={<AddExerciseButton />} />
      )}
      {exercises && exercises.length > 0 && <ExercisesTable exercises={exercises} day={day} columns={columns} />}
    </section>
  );
}
