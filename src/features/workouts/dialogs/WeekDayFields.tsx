import { useField } from 'formik';
import { SelectField } from '@/components/form/SelectField';
import { id } from '@/services/decode';
import { type Week, type WorkoutDay } from '@/services/workouts';
import { titledOptions } from '../titledOptions';
import { daysOfWeek } from '../workoutsView';

interface Props {
  weeks: readonly Week[];
  allDays: readonly WorkoutDay[];
}

/** The form's fields `week` and `day`, both ids as text. Choosing another week clears the day. */
export function WeekDayFields({ weeks, allDays }: Props) {
  const [{ value: week }] = useField<string>('week');
  const [, , { setValue: setDay }] = useField<string>('day');
  return (
    <div className="pair">
      <SelectField
        name="week"
        label="Week"
        placeholder="Select a week"
        options={titledOptions(weeks)}
        onChosen={() => void setDay('')}
      />
      <SelectField
        name="day"
        label="Day"
        placeholder={week ? 'Select a day' : 'Select a week first'}
        options={week ? titledOptions(daysOfWeek(allDays, id(week))) : []}
      />
    </div>
  );
}
