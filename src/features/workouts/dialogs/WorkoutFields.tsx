import { useMemo } from 'react';
import { LoadAgain } from '@/components/form/LoadAgain';
import { PickField } from '@/components/form/PickField';
import { TextField } from '@/components/form/TextField';
import { useFormValue } from '@/components/form/useFormValue';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { exercisesApi, type Exercise } from '@/services/exercises';
import { useFieldList } from '@/services/http/useFieldList';
import { type Week, type WeekDay, type WorkoutDay } from '@/services/workouts';
import { sortExercises } from '../workoutsView';
import { WeekDayFields } from './WeekDayFields';

/** The lists that a workout's selects offer. */
export interface WorkoutChoices {
  weeks: readonly Week[];
  allDays: readonly WorkoutDay[];
  /** The days on screen, whose exercises are known. */
  days: readonly WeekDay[];
  exercises: Loaded<readonly Exercise[]>;
}

const NO_EXERCISES: readonly Exercise[] = [];

export function WorkoutFields({ weeks, allDays, days, exercises = NO_EXERCISES }: WorkoutChoices) {
  const list = useFieldList(exercisesApi.endpoints.listExercises);
  const { value: dayId } = useFormValue<string>('day');
  const onDay = useMemo(() => {
    const day = days.find(({ id }) => String(id) === dayId);
    return new Set(day?.workouts.map(({ exerciseId }) => exerciseId));
  }, [days, dayId]);
  const options = useMemo(
    () =>
      sortExercises(exercises, { key: 'name', direction: 'asc' }).map(({ id, name }) => ({
        value: String(id),
        label: titleOf(name),
        note: onDay.has(id) ? 'on this day' : undefined,
      })),
    [exercises, onDay],
  );
  return (
    <>
      <WeekDayFields weeks={weeks} allDays={allDays} />
      <PickField name="exercise" label="Exercise" placeholder="Select an exercise" options={options}>
        <LoadAgain what="Exercises" list={list} />
      </PickField>
      <div className="pair">
        <TextField name="sets" label="Sets" inputMode="numeric" autoComplete="off" />
        <TextField name="reps" label="Reps" inputMode="numeric" autoComplete="off" />
      </div>
    </>
  );
}
