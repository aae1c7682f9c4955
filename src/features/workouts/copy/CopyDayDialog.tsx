import { useState } from 'react';
import { Dialog } from '@/components/dialog/Dialog';
import { GeneralError } from '@/components/form/GeneralError';
import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { countWith, type Batch } from '@/components/batch/batch';
import { BatchFooter } from '@/components/batch/BatchFooter';
import { type Week, type WeekDay, type WorkoutDay } from '@/services/workouts';
import { daysOfWeek } from '../workoutsView';
import { CopyLines } from './CopyLines';
import { CopyTargetFields, type TargetChoice } from './CopyTargetFields';
import { useCopyRun } from './useCopyRun';

const LABELS = { start: 'Copy', rest: 'Add the rest' };

interface Props {
  /** The day to copy, and its week. */
  day: WeekDay;
  week: Week;
  weeks: readonly Week[];
  allDays: readonly WorkoutDay[];
  onClose: () => void;
}

/** Copies a day's workouts to another day (docs/behaviour.md). */
export function CopyDayDialog({ day, week, weeks, allDays, onClose }: Props) {
  const [target, setTarget] = useState<TargetChoice>({ weekId: week.id, dayId: null });
  const { batch, problem, start, stop } = useCopyRun(day.workouts);
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
      footer={
        <BatchFooter
          batch={batch}
          canStart={dayId !== null}
          labels={LABELS}
          onStart={begin}
          onStop={stop}
          onClose={onClose}
        />
      }
    >
      {batch.phase === 'ready' ? (
        <CopyTargetFields weeks={weeks} days={days} target={target} onChange={setTarget} />
      ) : (
        <p>
          To {titleIn(weeks, weekId)}, {titleIn(allDays, dayId)}
        </p>
      )}
      <p className="meta figures" role="status">
        {summaryOf(batch)}
      </p>
      <CopyLines batch={batch} />
      <GeneralError text={problem} />
    </Dialog>
  );
}

function summaryOf({ phase, lines }: Batch<unknown>) {
  if (phase === 'ready') return `${countOf(lines.length, 'exercise')} to add. What the day has is left out.`;
  const there = countWith(lines, 'skipped');
  const added = `${figure(countWith(lines, 'done'))} of ${figure(lines.length)} added`;
  return there > 0 ? `${added}, ${there} already there` : added;
}
