import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { countWith, BatchList, BatchProgress } from '@/capabilities/rounds/api';
import { Dialog } from '@/components/dialog/Dialog';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type Week, type WeekDay, type WorkoutDay } from '@/services/workouts';
import { LabelledSelect } from '@/components/form/LabelledSelect';
import { dialogOpened } from '@/features/workouts/workoutsScreen';
import { effortOf } from '@/features/workouts/workoutsRows';
import { likeExercise, type CopyItem } from './copyItems';
import { A_LITTLE_MORE, PlanTable, readRule, RuleFields } from './weekParts';
import { namesOf, planText, weekPlan } from './weekPlan';
import { CopyFrame, useCopyRun } from './copyRun';
import sheet from './copyWeek.late.scss';

/** How many weeks are offered, where there are so many. */
const FIRST_CHOICE = 3;

const HOW = [
  { value: 'more', label: 'A little more' },
  { value: 'same', label: 'The same' },
];

interface Props {
  week: Week;
  days: readonly WeekDay[];
  weeks: readonly Week[];
  allDays: readonly WorkoutDay[];
  onClose: () => void;
}

/** Copies a week into those after it, with more sets and reps each week (docs/behaviour.md). */
export function CopyWeekDialog({ week, days, weeks, allDays, onClose }: Props) {
  useLateSheet(sheet);
  const dispatch = useDispatch();
  const later = useMemo(() => weeks.slice(weeks.indexOf(week) + 1), [weeks, week]);
  const [count, setCount] = useState(Math.min(FIRST_CHOICE, later.length));
  const [how, setHow] = useState('more');
  const [typed, setTyped] = useState(A_LITTLE_MORE);
  const run = useCopyRun(likeExercise);
  const { batch } = run;

  const rule = useMemo(() => (how === 'more' ? readRule(typed) : null), [how, typed]);
  const fault = rule && 'text' in rule ? rule : null;
  const targets = useMemo(() => later.slice(0, count), [later, count]);
  const plan = useMemo(
    () => weekPlan({ days, allDays }, targets, rule && 'text' in rule ? null : rule),
    [days, allDays, targets, rule],
  );
  const isReady = batch.phase === 'ready';
  const there = countWith(batch.lines, 'skipped');
  const title = `Copy ${titleOf(week.title)}`;
  if (later.length === 0)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => dispatch(dialogOpened({ kind: 'addWeeks' }))}
          >
            Add Week
          </button>
        }
      >
        <p>There is no week after {titleOf(week.title)}.</p>
      </Dialog>
    );
  return (
    <CopyFrame title={title} startLabel="Copy week" run={run} items={fault ? [] : plan.items} onClose={onClose}>
      {isReady ? (
        <>
          <div className="pair">
            <LabelledSelect
              label="Into the next"
              options={later.map((_, index) => ({
                value: String(index + 1),
                label: `${countOf(index + 1, 'week')}: ${namesOf(later.slice(0, index + 1))}`,
              }))}
              value={String(count)}
              onChange={(value) => setCount(Number(value))}
            />
            <LabelledSelect label="Each week" options={HOW} value={how} onChange={setHow} />
          </div>
          {how === 'more' && <RuleFields typed={typed} fault={fault} onChange={setTyped} />}
          {!fault && <PlanTable weeks={[week, ...targets]} rows={plan.rows} />}
          <p className="meta figures" role="status">
            {planText(plan, targets.length)}
          </p>
        </>
      ) : (
        <>
          <BatchProgress label={title} batch={batch} />
          {there > 0 && <p className="meta figures">{countOf(there, 'exercise')} left out, as the days have them.</p>}
          <BatchList label="Exercises to add" batch={batch} describe={describe} />
        </>
      )}
    </CopyFrame>
  );
}

const describe = (item: CopyItem) => (
  <>
    <p className="about">{titleOf(item.name)}</p>
    <p className="meta figures">
      {item.where}, {effortOf(item)}
    </p>
  </>
);
