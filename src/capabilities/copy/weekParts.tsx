import { useId } from 'react';
import { FieldError } from '@/components/form/fieldParts';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { useOverflow } from '@/components/layout/useOverflow';
import { type Week } from '@/services/workouts';
import { readEffort } from '@/features/workouts/workoutsRows';
import { type Rule } from './progression';
import { type PlanRow } from './weekPlan';

/** The rule as typed. */
export type TypedRule = Record<keyof Rule, string>;

export const A_LITTLE_MORE: TypedRule = { by: '2', most: '15', from: '12' };

const LABELS = { by: 'Reps up by', most: 'To at most', from: 'Then one set more, from' } as const;
const FIGURES = ['by', 'most', 'from'] as const;

/** What is wrong with one part of a typed rule. */
interface Fault {
  part: keyof Rule;
  text: string;
}

/** The rule of these texts, or the first fault. */
export function readRule(typed: TypedRule): Rule | Fault {
  const figures = FIGURES.map((part) => readEffort(typed[part]));
  const wrong = FIGURES.find((_part, at) => figures[at] === null);
  if (wrong) return { part: wrong, text: `${LABELS[wrong]}: please enter a whole number from 1 to 9999.` };
  const [by, most, from] = figures as [number, number, number];
  return from > most ? { part: 'from', text: `${LABELS.from}: please enter at most ${most}.` } : { by, most, from };
}

interface RuleProps {
  typed: TypedRule;
  fault: Fault | null;
  onChange: (typed: TypedRule) => void;
}

export function RuleFields({ typed, fault, onChange }: RuleProps) {
  const id = useId();
  return (
    <>
      <div className="rule">
        {FIGURES.map((part) => (
          <div key={part}>
            <label className="form-label" htmlFor={`${id}-${part}`}>
              {LABELS[part]}
            </label>
            <input
              id={`${id}-${part}`}
              className={`form-control ${fault?.part === part ? 'is-invalid' : ''}`}
              inputMode="numeric"
              autoComplete="off"
              aria-required
              aria-invalid={fault?.part === part || undefined}
              aria-describedby={fault?.part === part ? `${id}-fault` : undefined}
              value={typed[part]}
              onChange={(event) => onChange({ ...typed, [part]: event.target.value })}
            />
          </div>
        ))}
      </div>
      <FieldError id={`${id}-fault`} text={fault?.text} />
    </>
  );
}

interface PlanProps {
  /** The week that is copied, and those that it is copied into. */
  weeks: readonly Week[];
  rows: readonly PlanRow[];
}

const LABEL = 'What each week gets';

/** The sets and reps of each exercise in each week. */
export function PlanTable({ weeks, rows }: PlanProps) {
  const [frame, isOverflowing] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={frame}
      className="framed"
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-label': `${LABEL}, scrolls` })}
    >
      <table className="rule-table">
        <caption className="visually-hidden">{LABEL}</caption>
        <thead>
          <tr>
            <th scope="col">Sets × reps</th>
            {weeks.map(({ id, title }) => (
              <th key={id} scope="col">
                {titleOf(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, day, efforts }, row) => (
            <tr key={row}>
              <th scope="row" title={day}>
                {name}
              </th>
              {efforts.map(({ sets, reps }, week) => {
                const isMore = sets !== efforts[0]!.sets || reps !== efforts[0]!.reps;
                return (
                  <td key={week} className={isMore ? 'up' : undefined}>
                    {`${figure(sets)} × ${figure(reps)}`}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
