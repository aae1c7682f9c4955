import { useState } from 'react';
import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { countWith, newBatch, type Batch, BATCH_WORDS, BatchEntry } from '@/capabilities/rounds/api';
import { type Id, id } from '@/services/http/decode';
import { type Week, type Workout, type WorkoutDay, workoutsApi } from '@/services/workouts';
import { LoadAgain } from '@/components/form/LoadAgain';
import { useFieldList } from '@/services/http/useFieldList';
import { LabelledSelect } from '@/components/form/LabelledSelect';
import { daysOfWeek, effortOf, titledOptions } from '@/features/workouts/workoutsRows';
import { copiesOf, likeEffort, type Copied, type CopyItem } from './copyItems';
import { CopyFrame, useCopyRun } from './copyRun';

interface Props {
  title: string;
  workouts: readonly Workout[];
  /** The day that they are on, and its week. */
  dayId: Id;
  week: Week;
  weeks: readonly Week[];
  allDays: readonly WorkoutDay[];
  /** The text of an option that stands for all of a week's own days; without one it is not offered. */
  everyDay?: string;
  onClose: () => void;
}

/** Stands for all of the week's own days. No day has this id: ids are not blank. */
const EVERY_DAY = ' ';

/** Copies workouts to another day, or to all of a week (docs/behaviour.md). */
export function CopyDialog({ title, workouts, dayId, week, weeks, allDays, everyDay, onClose }: Props) {
  const [weekId, setWeekId] = useState(week.id);
  const [target, setTarget] = useState(''); // the day's id as text
  const dayList = useFieldList(workoutsApi.endpoints.listWorkoutDays);
  const run = useCopyRun(likeEffort);
  const { batch } = run;
  const days = daysOfWeek(allDays, weekId).filter(({ id }) => id !== dayId);
  const own = days.filter((day) => day.weekId !== null);
  const chosen = target === EVERY_DAY ? own : days.filter(({ id }) => String(id) === target);
  const isOne = chosen.length === 1;
  const copies = copiesOf(workouts);
  const items = chosen.flatMap((day) =>
    copies.map((copy): CopyItem => ({ ...copy, weekId, dayId: day.id, where: isOne ? '' : titleOf(day.title) })),
  );
  const options = days.map((day) => ({
    value: String(day.id),
    label: day.weekId === null ? `${titleOf(day.title)}, every week` : titleOf(day.title),
  }));
  if (everyDay !== undefined && own.length > 1) options.push({ value: EVERY_DAY, label: everyDay });
  const isEmpty = batch.lines.length === 0; // before the first round has begun
  const lines = isEmpty ? newBatch(items.length > 0 ? items : copies).lines : batch.lines;
  const shown = { phase: batch.phase, lines };
  const weekTitle = titleOf(weeks.find(({ id }) => id === weekId)?.title ?? '');
  return (
    <CopyFrame title={title} startLabel="Copy" run={run} items={items} onClose={onClose}>
      {batch.phase === 'ready' ? (
        <div className="pair">
          <LabelledSelect
            label="To week"
            options={titledOptions(weeks)}
            value={String(weekId)}
            onChange={(value) => {
              setWeekId(id(value)!);
              setTarget('');
            }}
          />
          <div>
            <LabelledSelect
              label="To day"
              placeholder="Select a day"
              options={options}
              value={target}
              onChange={setTarget}
            />
            <LoadAgain what="Days" list={dayList} />
          </div>
        </div>
      ) : (
        <p>
          To {weekTitle}, {isOne ? titleOf(chosen[0]!.title) : everyDay}
        </p>
      )}
      <p className="meta figures" role="status">
        {summaryOf(shown)}
      </p>
      <CopyLines batch={shown} />
    </CopyFrame>
  );
}

function summaryOf({ phase, lines }: Batch<unknown>) {
  if (phase === 'ready') return `${countOf(lines.length, 'exercise')} to add. What the day has is left out.`;
  const there = countWith(lines, 'skipped');
  const added = `${figure(countWith(lines, 'done'))} of ${figure(lines.length)} added`;
  return there > 0 ? `${added}, ${there} already there` : added;
}

const WORDS = {
  ...BATCH_WORDS,
  running: 'Adding...',
  done: 'Added',
  skipped: 'Already there',
  unsent: 'Not added',
};

/** What will be added, and the result of each line. */
function CopyLines({ batch: { phase, lines } }: { batch: Batch<Copied & Partial<CopyItem>> }) {
  return (
    <ul className="batch" aria-label="Exercises to add">
      {lines.map((line, index) => (
        <li key={index}>
          <BatchEntry line={line} phase={phase} words={WORDS}>
            <p className="about">{titleOf(line.item.name)}</p>
            <p className="meta figures">{[line.item.where, effortOf(line.item)].filter(Boolean).join(', ')}</p>
          </BatchEntry>
        </li>
      ))}
    </ul>
  );
}
