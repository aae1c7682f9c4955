import { type Known } from '../answers/checkIns';
import { percentOf, scaleOf } from './lines';

interface Props {
  known: readonly Known[];
  /** Days from the first to the last check-in of all lines. */
  days: readonly [number, number];
  /** Percent of the first figure, the same for all lines: a long line is a large change. */
  percents: readonly [number, number];
}

const BOX = { start: 3, end: 85, top: 4, bottom: 20 };

export function Spark({ known, days, percents }: Props) {
  const { x, y } = scaleOf(days, percents, BOX);
  const points = known.map(({ day, value }) => [x(day), y(percentOf(value, known))] as const);
  const [lastX, lastY] = points.at(-1)!;
  const isFlat = known.every(({ value }) => value === known[0]!.value);
  return (
    <svg className={`spark ${isFlat ? 'is-flat' : ''}`} viewBox="0 0 88 24" aria-hidden focusable="false">
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={lastX} cy={lastY} r={2.5} />
    </svg>
  );
}
