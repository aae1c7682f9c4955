import { useMemo } from 'react';
import { useFieldText } from '@/components/form/fieldTexts';
import { LoadAgain } from '@/components/form/LoadAgain';
import { PickField } from '@/components/form/PickField';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useFormValue } from '@/components/form/useFormValue';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { exercisesApi, type Exercise } from '@/services/exercises';
import { id } from '@/services/http/decode';
import { useFieldList } from '@/services/http/useFieldList';
import { workoutsApi, type Week, type WeekDay, type WorkoutDay } from '@/services/workouts';
import { daysOfWeek, sortExercises, titledOptions } from '../workoutsRows';

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
    const day = days.find((each) => String(each.id) === dayId);
    return new Set(day?.workouts.map(({ exerciseId }) => exerciseId));
  }, [days, dayId]);
  const options = useMemo(
    () =>
      sortExercises(exercises, { key: 'name', direction: 'asc' }).map((exercise) => ({
        value: String(exercise.id),
        label: titleOf(exercise.name),
        note: onDay.has(exercise.id) ? 'on this day' : undefined,
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

/** The form's fields `week` and `day`, both ids as text. Choosing another week clears the day. */
function WeekDayFields({ weeks, allDays }: Pick<WorkoutChoices, 'weeks' | 'allDays'>) {
  const { listWeeks, listWorkoutDays } = workoutsApi.endpoints;
  const weekList = useFieldList(listWeeks);
  const dayList = useFieldList(listWorkoutDays);
  const { value: week } = useFormValue<string>('week');
  const { setValue: setDay } = useFormValue<string>('day');
  // Of any week; the select has only those of the chosen one.
  const days = titledOptions(allDays);
  useFieldText<string>('day', 'Day', (dayId) => days.find(({ value }) => value === dayId)?.label ?? dayId);
  return (
    <div className="pair">
      <SelectField
        name="week"
        label="Week"
        placeholder="Select a week"
        options={titledOptions(weeks)}
        onChosen={() => setDay('')}
      >
        <LoadAgain what="Weeks" list={weekList} />
      </SelectField>
      <SelectField
        name="day"
        label="Day"
        placeholder={week ? 'Select a day' : 'Select a week first'}
        options={week ? titledOptions(daysOfWeek(allDays, id(week))) : []}
      >
        <LoadAgain what="Days" list={dayList} />
      </SelectField>
    </div>
  );
}
