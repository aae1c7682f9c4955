import { useMemo } from 'react';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { titleOf } from '@/components/format/title';
import { exercisesApi, type Exercise } from '@/services/exercises';
import { useFieldList } from '@/services/http/useFieldList';
import { type Week, type WorkoutDay } from '@/services/workouts';
import { sortExercises } from '../workoutsView';
import { WeekDayFields } from './WeekDayFields';

/** The lists that a workout's selects offer. */
export interface WorkoutChoices {
  weeks: readonly Week[];
  allDays: readonly WorkoutDay[];
  exercises: readonly Exercise[];
}

export function WorkoutFields({ weeks, allDays, exercises }: WorkoutChoices) {
  const list = useFieldList(exercisesApi.endpoints.listExercises);
  const options = useMemo(
    () =>
      sortExercises(exercises, { key: 'name', direction: 'asc' }).map(({ id, name }) => ({
        value: String(id),
        label: titleOf(name),
      })),
    [exercises],
  );
  return (
    <>
      <WeekDayFields weeks={weeks} allDays={allDays} />
      <SelectField name="exercise" label="Exercise" placeholder="Select an exercise" options={options}>
        <LoadAgain what="Exercises" list={list} />
      </SelectField>
      <div className="pair">
        <TextField name="sets" label="Sets" inputMode="numeric" autoComplete="off" />
        <TextField name="reps" label="Reps" inputMode="numeric" autoComplete="off" />
      </div>
    </>
  );
}
