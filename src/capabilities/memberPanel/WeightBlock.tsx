import { type ReactNode } from 'react';
import { countOf } from '@/components/format/number';
import { type User } from '@/services/userTypes';
import {
  amount,
  axisOf,
  changeText,
  type CheckIn,
  dayLabels,
  goalOf,
  type Known,
  type Line,
  namedDays,
  scaleOf,
  spanOf,
  unreadableOf,
  weightAtStart,
  weightLine,
  weightOf,
} from '@/capabilities/memberAnswers/api';
import { LineButton, ReadingsTable, Unreadable } from './Readings';
import { Block } from './Block';

interface Props {
  user: User;
  checkIns: readonly CheckIn[];
}

function goalText(checkIns: readonly CheckIn[]) {
  const goal = goalOf(checkIns);
  if (!goal) return 'Goal not given';
  return goal.value === 'unreadable' ? `Goal “${goal.text.trim()}”` : `Goal ${amount(goal.value, 1)} kg`;
}

/** The weight over all check-ins; without any, that of the assessment, and no line. */
export function WeightBlock({ user, checkIns }: Props) {
  const line = weightLine(checkIns);
  return (
    <Block title="Weight" aside={goalText(checkIns)}>
      <WeightFigures user={user} checkIns={checkIns} line={line} />
      {line.known.length > 0 ? (
        <LineButton name="Weight" label="weight" count={line.known.length}>
          <WeightChart known={line.known} />
        </LineButton>
      ) : (
        <div className="chart-empty" aria-hidden />
      )}
      <Unreadable answers={unreadableOf(line)} />
      {line.known.length > 0 && (
        <ReadingsTable
          caption="Weight by check-in, kg"
          heads={dayLabels(line.readings.map(({ day }) => day))}
          rows={[{ label: 'Weight', readings: line.readings }]}
        />
      )}
    </Block>
  );
}

/** The latest figure, the first, and what lies between them; no word says whether that is good. */
function WeightFigures({ user, checkIns, line }: Props & { line: Line }) {
  const latest = weightOf(user, checkIns);
  const span = spanOf(line.readings);
  if (!latest) return <p className="meta">No weight yet.</p>;
  const { value, where, text } = latest;
  if (value === 'unreadable') return <p className="meta">{`${where}: “${text.trim()}” cannot be read.`}</p>;
  if (!span) {
    const also = checkIns.length === 0 ? ', no check-in yet' : '';
    return <Figures value={value}>{`from the assessment${also}`}</Figures>;
  }
  const { first, last, change, days } = span;
  if (days === 0 || change === null || first.value === 'unreadable') {
    const start = weightAtStart(user)?.value;
    const assessment = typeof start === 'number' ? `, ${amount(start, 1)} in the assessment` : '';
    return <Figures value={value}>{`on day ${last.day}${assessment}`}</Figures>;
  }
  return (
    <Figures value={value}>
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

const WIDTH = 344;
const BOX = { start: 30, end: 334, top: 10, bottom: 84 };
const AXIS_STEP = 5;

/** The weight as a line, each check-in a dot. Days are as far apart as they were. */
function WeightChart({ known }: { known: readonly Known[] }) {
  const [first, last] = [known[0]!.day, known.at(-1)!.day];
  const axis = axisOf(
    known.map(({ value }) => value),
    AXIS_STEP,
  );
  const { x, y } = scaleOf([first, last], axis, BOX);
  const points = known.map(({ day, value }) => ({ x: x(day), y: y(value) }));
  return (
    <svg className="weight-chart" viewBox={`0 0 ${WIDTH} 106`} aria-hidden focusable="false">
      {[BOX.top, (BOX.top + BOX.bottom) / 2, BOX.bottom].map((line) => (
        <line key={line} x1={BOX.start} x2={BOX.end} y1={line} y2={line} />
      ))}
      {axis.map((value) => (
        <text key={value} x={BOX.start - 6} y={y(value) + 4} textAnchor="end">
          {amount(value)}
        </text>
      ))}
      {namedDays(first, last).map((day, index) => (
        <text key={day} x={x(day)} y={103} textAnchor={anchorOf(day, first, last)}>
          {index === 0 ? `Day ${day}` : day}
        </text>
      ))}
      <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
      {points.map((point, index) => (
        <circle
          key={index}
          cx={point.x}
          cy={point.y}
          r={index === points.length - 1 ? 4 : 2.5}
          className={index === points.length - 1 ? 'last' : undefined}
        />
      ))}
    </svg>
  );
}

function anchorOf(day: number, first: number, last: number) {
  if (day === first) return 'start';
  return day === last ? 'end' : 'middle';
}
