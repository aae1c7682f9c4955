import { LoadAgain } from '@/components/form/LoadAgain';
import { titleOf } from '@/components/format/title';
import { id, type Id } from '@/services/http/decode';
import { useFieldList } from '@/services/http/useFieldList';
import { workoutsApi, type Week, type WorkoutDay } from '@/services/workouts';
import { LabelledSelect } from '../LabelledSelect';
import { titledOptions } from '../workoutsView';

/** Where workouts are copied to; no day while none is chosen. */
export interface TargetChoice {
  weekId: Id;
  dayIds: readonly Id[];
}

interface Props {
  weeks: readonly Week[];
  /** The days of the chosen week that can be copied to. */
  days: readonly WorkoutDay[];
  target: TargetChoice;
  /** The text of the option for all of the week's own days. */
  everyDay: string | undefined;
  onChange: (target: TargetChoice) => void;
}

export function CopyTargetFields({ weeks, days, target: { weekId, dayIds }, everyDay, onChange }: Props) {
  const dayList = useFieldList(workoutsApi.endpoints.listWorkoutDays);
  const own = days.filter((day) => day.weekId !== null).map((day) => day.id);
  // No day has this id: ids are not blank.
  const all = ' ';
  const options = days.map((day) => ({
    value: String(day.id),
    label: day.weekId === null ? `${titleOf(day.title)}, every week` : titleOf(day.title),
  }));
  if (everyDay !== undefined && own.length > 1) options.push({ value: all, label: everyDay });
  const [first] = dayIds;
  const one = first === undefined ? '' : String(first);
  return (
    <div className="pair">
      <LabelledSelect
        label="To week"
        options={titledOptions(weeks)}
        value={String(weekId)}
        onChange={(value) => onChange({ weekId: id(value)!, dayIds: [] })}
      />
      <div>
        <LabelledSelect
          label="To day"
          placeholder="Select a day"
          options={options}
          value={dayIds.length > 1 ? all : one}
          onChange={(value) => {
            const dayId = id(value);
            onChange({
              weekId,
              dayIds: value === all ? own : days.filter((day) => day.id === dayId).map((day) => day.id),
            });
          }}
        />
        <LoadAgain what="Days" list={dayList} />
      </div>
    </div>
  );
}
