import {
  changeText,
  type CheckIn,
  dayLabels,
  headOf,
  type Known,
  measurementLines,
  percentOf,
  percentRange,
  readingText,
  scaleOf,
  spanOf,
  unreadableOf,
} from '@/capabilities/memberAnswers/api';
import { partLabel } from '@/features/users/questions';
import { Block } from './Block';
import { ReadingsTable, Unreadable, LineButton } from './Readings';

/** Nine parts of the body: first, last, change, and a line over all check-ins. */
export function MeasurementsBlock({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const lines = measurementLines(checkIns);
  const measured = lines.filter(({ readings }) => readings.length > 0);
  if (measured.length === 0) return <Block title="Measurements" none="No measurements yet." />;
  const known = lines.map((line) => line.known).filter(({ length }) => length > 0);
  const days = [...new Set(measured.flatMap(({ readings }) => readings.map(({ day }) => day)))].sort((a, b) => a - b);
  const scale = { days: [days[0]!, days.at(-1)!] as const, percents: percentRange(known) };
  const unreadable = lines.flatMap((line) =>
    unreadableOf(line).map(({ day, text }) => ({ where: `${partLabel(line.part)}, day ${day}`, text })),
  );
  return (
    <Block title="Measurements" aside="inches">
      <table className="measures figures">
        <caption className="visually-hidden">Measurements in inches: first, latest and change</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">
              <span className="visually-hidden">Line</span>
            </th>
            <th scope="col">{headOf('First', ...measured.map(({ readings }) => readings[0]))}</th>
            <th scope="col">{headOf('Last', ...measured.map(({ readings }) => readings.at(-1)))}</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <MeasurementRow key={line.part} line={line} scale={scale} />
          ))}
        </tbody>
      </table>
      <Unreadable answers={unreadable} />
      <ReadingsTable
        caption="Measurements by check-in, inches"
        heads={dayLabels(days)}
        rows={measured.map(({ part, readings }) => ({
          label: partLabel(part),
          readings: days.map((day) => readings.findLast((reading) => reading.day === day)),
        }))}
      />
    </Block>
  );
}

/** What all lines share: a long line is a large change. */
interface Scale {
  /** The days from the first to the last check-in. */
  days: readonly [number, number];
  /** Percent of the first figure. */
  percents: readonly [number, number];
}

interface RowProps {
  line: ReturnType<typeof measurementLines>[number];
  scale: Scale;
}

function MeasurementRow({ line: { part, readings, known }, scale }: RowProps) {
  const span = spanOf(readings);
  const label = partLabel(part);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {known.length > 0 && (
          <LineButton name={part} label={label} count={known.length}>
            <Spark known={known} scale={scale} />
          </LineButton>
        )}
      </td>
      <td>{readingText(span?.first)}</td>
      <td>{span ? <b>{readingText(span.last)}</b> : 'N/A'}</td>
      <td>{span ? changeText(span.change) : 'N/A'}</td>
    </tr>
  );
}

const BOX = { start: 3, end: 85, top: 4, bottom: 20 };

function Spark({ known, scale: { days, percents } }: { known: readonly Known[]; scale: Scale }) {
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
