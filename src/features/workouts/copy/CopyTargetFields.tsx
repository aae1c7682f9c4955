import { id, type Id } from '@/services/http/decode';
import { type Week, type WorkoutDay } from '@/services/workouts';
import { LabelledSelect } from '../LabelledSelect';
import { titledOptions } from '../titledOptions';

/** Where a day is copied to; no day while none is chosen. */
export interface TargetChoice {
  weekId: Id;
  dayId: Id | null;
}

interface Props {
  weeks: readonly Week[];
  /** The days of the chosen week that can be copied to. */
  days: readonly WorkoutDay[];
  target: TargetChoice;
  onChange: (target: TargetChoice) => void;
}

export function CopyTargetFields({ weeks, days, target: { weekId, dayId }, onChange }: Props) {
  return (
    <div className="pair">
      <LabelledSelect
        label="To week"
        options={titledOptions(weeks)}
        value={String(weekId)}
        onChange={(value) => onChange({ weekId: id(value)!, dayId: null })}
      />
      <LabelledSelect
        label="To day"
        placeholder="Select a day"
        options={titledOptions(days)}
        value={dayId === null ? '' : String(dayId)}
        onChange={(value) => onChange({ weekId, dayId: id(value) })}
      />
    </div>
  );
}
