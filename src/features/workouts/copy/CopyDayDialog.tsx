import { useState } from 'react';
import { Dialog } from '@/components/dialog/Dialog';
import { GeneralError } from '@/components/form/GeneralError';
import { titleOf } from '@/components/format/title';
import { type Week, type WeekDay, type WorkoutDay } from '@/services/workouts';
import { countOf, daysOfWeek } from '../workoutsView';
import { CopyFooter } from './CopyFooter';
import { CopyLines } from './CopyLines';
import { countWith, type CopyRun } from './copyRun';
import { CopyTargetFields, type TargetChoice } from './CopyTargetFields';
import { useCopyRun } from './useCopyRun';

interface Props {
  /** The day that is copied, and its week. */
  day: WeekDay;
  week: Week;
  weeks: readonly Week[];
  allDays: readonly WorkoutDay[];
  onClose: () => void;
}

/** Copies a day's workouts to another day (readings, "Copy to another day"). */
export function CopyDayDialog({ day, week, weeks, allDays, onClose }: Props) {
  const [target, setTarget] = useState<TargetChoice>({ weekId: week.id, dayId: null });
  const { run, start, stop } = useCopyRun(day.workouts);
  const { weekId, dayId } = target;
  const days = daysOfWeek(allDays, weekId).filter(({ id }) => id !== day.id || weekId !== week.id);
  const begin = () => {
    if (dayId !== null) start({ weekId, dayId });
  };
  const titleIn = (rows: readonly (Week | WorkoutDay)[], id: unknown) =>
    titleOf(rows.find((row) => row.id === id)?.title ?? '');
  return (
    <Dialog
      title={`Copy ${titleOf(day.title)}`}
      onClose={onClose}
      footer={<CopyFooter run={run} canStart={dayId !== null} onStart={begin} onStop={stop} onClose={onClose} />}
    >
      {run.phase === 'choosing' ? (
        <CopyTargetFields weeks={weeks} days={days} target={target} onChange={setTarget} />
      ) : (
        <p>
          To {titleIn(weeks, weekId)}, {titleIn(allDays, dayId)}
        </p>
      )}
      <p className="meta figures" role="status">
        {summaryOf(run)}
      </p>
      <CopyLines run={run} />
      <GeneralError text={run.problem} />
    </Dialog>
  );
}

function summaryOf(run: CopyRun) {
  if (run.phase === 'choosing') return `${countOf(run.lines.length, 'exercise')} to add. What the day has is left out.`;
  const there = countWith(run, 'there');
  const added = `${countWith(run, 'added')} of ${run.lines.length} added`;
  return there > 0 ? `${added}, ${there} already there` : added;
}
