import { useId, useMemo } from 'react';
import { Collection } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { type Loaded } from '@/lib/loaded';
import { Fills } from '@/screen/Fills';
import { emptyListLinks, underRows } from '@/screen/list/listTools';
import { SavedNote } from '@/screen/saved/SavedNote';
import { useListEvents } from '@/screen/list/listContext';
import { useColumns } from '@/screen/viewMenu/useColumns';
import { type Exercise } from '@/services/exercises';
import { type WeekDay } from '@/services/workouts';
import { countOf } from '@/components/format/number';
import { type Column } from '@/components/table/column';
import { PagedTable } from '@/components/table/PagedTable';
import { AddExerciseButton } from './AddButtons';
import { EXERCISES_TABLE } from './exercisesColumns';
import { EXERCISE_PAGE_SIZES, selectWorkoutsScreen } from './workoutsScreen';
import { exerciseRows, sortExercises, type ExerciseRow } from './workoutsRows';

interface Props {
  exercises: Loaded<readonly Exercise[]>;
  /** The selected day, whose sets and reps the table shows. */
  day: WeekDay | undefined;
  isLoading: boolean;
}

const exercisesSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './WorkoutsDialogs')).ExercisesSaved,
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
        <EmptyState
          icon={<Collection aria-hidden />}
          title="No exercises found"
          action={
            <>
              <AddExerciseButton />
              <Fills of={emptyListLinks} />
            </>
          }
        />
      )}
      {exercises && exercises.length > 0 && <ExercisesTable exercises={exercises} day={day} columns={columns} />}
      <Fills of={underRows} />
    </section>
  );
}

interface ExercisesTableProps {
  exercises: readonly Exercise[];
  day: WeekDay | undefined;
  columns: Column<ExerciseRow>[];
}

const rowId = ({ exercise }: ExerciseRow) => exercise.id;

function ExercisesTable({ exercises, day, columns }: ExercisesTableProps) {
  const { events } = useListEvents();
  const view = useSelector(selectWorkoutsScreen);
  const { sort } = view;
  const ordered = useMemo(() => sortExercises(exercises, sort), [exercises, sort]);
  const rows = useMemo(() => exerciseRows(ordered, day), [ordered, day]);
  return (
    <PagedTable
      label="Exercises Table"
      columns={columns}
      rows={rows}
      rowId={rowId}
      view={view}
      events={events}
      count={countOf(exercises.length, 'exercise')}
      sizes={EXERCISE_PAGE_SIZES}
    />
  );
}
