import { type ReactNode } from 'react';
import { countOf } from '@/components/format/number';
import { type User } from '@/services/userTypes';
import { type CheckIn } from '../answers/checkIns';
import { readWeight } from '../answers/quantities';
import { LineButton } from './LineButton';
import { ReadingsTable } from './ReadingsTable';
import { spanOf, unreadableOf, weightLine } from './lines';
import { amount, changeText, dayLabels } from './memberText';
import { Part } from './Part';
import { Unreadable } from './Unreadable';
import { WeightChart } from './WeightChart';

interface Props {
  user: User;
  checkIns: readonly CheckIn[];
}

function goalText(last: CheckIn | undefined) {
  const text = last?.entry.answers.goalWeight.trim() ?? '';
  const goal = readWeight(text);
  if (goal === null) return 'Goal not given';
  return goal === 'unreadable' ? `Goal “${text}”` : `Goal ${amount(goal, 1)} kg`;
}

/** The weight over all check-ins; without any, that of the assessment, and no line. */
export function WeightPart({ user, checkIns }: Props) {
  const line = weightLine(checkIns);
  return (
    <Part title="Weight" aside={goalText(checkIns.at(-1))}>
      <WeightFigures user={user} checkIns={checkIns} />
      {line.known.length > 0 ? (
        <LineButton name="Weight" label="weight" count={line.known.length}>
          <WeightChart known={line.known} />
        </LineButton>
      ) : (
        <div className="chart-empty" aria-hidden />
      )}
      <Unreadable answers={unreadableOf(line).map(({ day, text }) => ({ where: `Day ${day}`, text }))} />
      {line.known.length > 0 && (
        <ReadingsTable
          caption="Weight by check-in, kg"
          heads={dayLabels(line.readings.map(({ day }) => day))}
          rows={[{ label: 'Weight', readings: line.readings }]}
        />
      )}
    </Part>
  );
}

/** The latest figure, the first, and what lies between them; no word says whether that is good. */
function WeightFigures({ user, checkIns }: Props) {
  const span = spanOf(weightLine(checkIns).known);
  const assessed = readWeight(user.assessment?.weight ?? '');
  if (!span) {
    if (typeof assessed !== 'number') return <p className="meta">No weight yet.</p>;
    const where = checkIns.length === 0 ? 'from the assessment, no check-in yet' : 'from the assessment';
    return <Figures value={assessed}>{where}</Figures>;
  }
  const { first, last, change, days } = span;
  if (days === 0) {
    const start = typeof assessed === 'number' ? `, ${amount(assessed, 1)} in the assessment` : '';
    return <Figures value={last.value}>{`on day ${last.day}${start}`}</Figures>;
  }
  return (
    <Figures value={last.value}>
      {amount(first.value, 1)} on day {first.day}
      <span className="sep" />
      <b>{changeText(change, 1)}</b> in {countOf(days, 'day')}
    </Figures>
  );
}

function Figures({ value, children }: { value: number; children: ReactNode }) {
  return (
    <div className="weight-line figures">
      <p className="figure-lg">
        {amount(value, 1)} <span>kg</span>
      </p>
      <p className="meta">{children}</p>
    </div>
  );
}
