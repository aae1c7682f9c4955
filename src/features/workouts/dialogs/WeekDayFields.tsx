import { useFieldText } from '@/components/form/fieldTexts';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { useFormValue } from '@/components/form/useFormValue';
import { id } from '@/services/http/decode';
import { useFieldList } from '@/services/http/useFieldList';
import { workoutsApi, type Week, type WorkoutDay } from '@/services/workouts';
import { titledOptions } from '../titledOptions';
import { daysOfWeek } from '../workoutsView';

interface Props {
  weeks: readonly Week[];
  allDays: readonly WorkoutDay[];
}

/** The form's fields `week` and `day`, both ids as text. Choosing another week clears the day. */
export function WeekDayFields({ weeks, allDays }: Props) {
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
