import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { type Column } from '@/components/table/column';
import { DataTable } from '@/components/table/DataTable';
import { type Sort } from '@/components/table/sort';
import { TableFoot } from '@/components/table/TableFoot';
import { type Exercise } from '@/services/exercises';
import { type WeekDay } from '@/services/workouts';
import {
  EXERCISE_PAGE_SIZES,
  pageChanged,
  selectWorkoutsScreen,
  sizeChanged,
  sorted,
  type ExercisesSort,
} from './workoutsScreen';
import { exercisePage, sortExercises, type ExerciseRow } from './workoutsView';

interface Props {
  exercises: readonly Exercise[];
  day: WeekDay | undefined;
  columns: Column<ExerciseRow>[];
}

const rowId = ({ exercise }: ExerciseRow) => exercise.id;

export function ExercisesTable({ exercises, day, columns }: Props) {
  const dispatch = useDispatch();
  const { page, size, sort, marked } = useSelector(selectWorkoutsScreen);
  const ordered = useMemo(() => sortExercises(exercises, sort), [exercises, sort]);
  const { current, rows } = useMemo(() => exercisePage(ordered, day, page, size), [ordered, day, page, size]);
  return (
    <>
      <DataTable
        label="Exercises Table"
        columns={columns}
        rows={rows}
        rowId={rowId}
        marked={marked}
        sort={sort}
        onSort={(next: Sort | null) => dispatch(sorted(next as ExercisesSort | null))}
        count={countOf(exercises.length, 'exercise')}
      />
      <TableFoot
        page={current}
        pageSize={size}
        total={exercises.length}
        sizes={EXERCISE_PAGE_SIZES}
        onPage={(next) => dispatch(pageChanged(next))}
        onPageSize={(next) => dispatch(sizeChanged(next))}
      />
    </>
  );
}
