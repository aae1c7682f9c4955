import { figure } from '@/components/format/number';
import { useFieldColumns } from './conditionsContext';
import { type NumberColumn } from './columns';
import { COMPARE, type Meaning } from './meaning';

type NumberMeaning = Extract<Meaning, { kind: 'number' }>;

const BINS = 10;
const WIDTH = 328;
const HEIGHT = 48;
const AXIS = 18;

/** The figures in ten equal steps. The uppermost and lowest hundredth are in the outer steps, so that one slip of a pen does not flatten all others. */
function distribute({ values, days }: NumberColumn, { comparison, value, afterDay }: NumberMeaning) {
  const isLate = (position: number) => afterDay === undefined || days![position]! > afterDay;
  const sorted = values.filter((each, position) => !Number.isNaN(each) && isLate(position)).sort();
  const least = sorted[Math.floor(sorted.length * 0.01)] ?? 0;
  const most = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  const step = (most - least) / BINS || 1;
  const bins = Array.from({ length: BINS }, () => ({ count: 0, in: 0 }));
  let inside = 0;
  for (const each of sorted) {
    const bin = bins[Math.min(BINS - 1, Math.max(0, Math.floor((each - least) / step)))]!;
    const isIn = COMPARE[comparison](each, value);
    bin.count += 1;
    bin.in += Number(isIn);
    inside += Number(isIn);
  }
  return {
    /** How many figures are in each, and whether most of these fulfil the condition. */
    bins: bins.map(({ count, in: fulfilled }) => ({ count, isIn: fulfilled * 2 > count })),
    least,
    most,
    inside,
    outside: sorted.length - inside,
    unknown: values.length - sorted.length,
  };
}

/** The members' figures as bars, those that fulfil the condition marked, and the same in a sentence. */
export function Distribution({ meaning }: { meaning: NumberMeaning }) {
  const { field, afterDay } = meaning;
  const column = useFieldColumns(field)?.numbers.get(field.name);
  if (!column) return <div className="histogram" style={{ blockSize: HEIGHT + AXIS }} />;
  const { bins, least, most, inside, outside, unknown } = distribute(column, meaning);
  const highest = Math.max(1, ...bins.map(({ count }) => count));
  const width = WIDTH / BINS;
  const without = afterDay === undefined ? 'have no figure' : `have no check-in after day ${afterDay}`;
  return (
    <>
      <svg className="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT + AXIS}`} aria-hidden>
        {bins.map(({ count, isIn }, index) => (
          <rect
            key={index}
            className={isIn ? 'in' : undefined}
            x={index * width + 1}
            width={width - 2}
            y={HEIGHT - Math.max(count && 2, (count / highest) * HEIGHT)}
            height={Math.max(count && 2, (count / highest) * HEIGHT)}
            rx={2}
          />
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
        <text x={0} y={HEIGHT + AXIS - 3}>
          {field.format(least)}
        </text>
        <text x={WIDTH} y={HEIGHT + AXIS - 3} textAnchor="end">
          {`${field.format(most)} ${field.unit}`.trim()}
        </text>
      </svg>
      <p className="meta figures">
        {figure(inside)} fulfil it, {figure(outside)} do not. {figure(unknown)} {without}.
      </p>
    </>
  );
}
