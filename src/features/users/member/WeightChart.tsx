import { type Known } from '../answers/checkIns';
import { axisOf, namedDays, scaleOf } from './lines';
import { amount } from './memberText';

const WIDTH = 344;
const BOX = { start: 30, end: 334, top: 10, bottom: 84 };
const AXIS_STEP = 5;

/** The weight as a line, each check-in a dot. Days are as far apart as they were. */
export function WeightChart({ known }: { known: readonly Known[] }) {
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
