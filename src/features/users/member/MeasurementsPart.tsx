import { type CheckIn } from '../answers/checkIns';
import { PART_LABELS } from '../answers/questions';
import { MeasurementRow } from './MeasurementRow';
import { measurementLines, percentRange, unreadableOf } from './lines';
import { dayLabels, headOf } from './memberText';
import { Part } from './Part';
import { ReadingsTable } from './ReadingsTable';
import { Unreadable } from './Unreadable';

/** Nine parts of the body: first, last, change, and a line over all check-ins. */
export function MeasurementsPart({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const lines = measurementLines(checkIns);
  const measured = lines.filter(({ readings }) => readings.length > 0);
  if (measured.length === 0)
    return (
      <Part title="Measurements">
        <p className="meta">No measurements yet.</p>
      </Part>
    );
  const known = lines.map((line) => line.known).filter(({ length }) => length > 0);
  const days = [...new Set(measured.flatMap(({ readings }) => readings.map(({ day }) => day)))].sort((a, b) => a - b);
  const scale = { days: [days[0]!, days.at(-1)!] as const, percents: percentRange(known) };
  const unreadable = lines.flatMap((line) =>
    unreadableOf(line).map(({ day, text }) => ({ where: `${PART_LABELS[line.part]}, day ${day}`, text })),
  );
  return (
    <Part title="Measurements" aside="inches">
      <table className="measures figures">
        <caption className="visually-hidden">Measurements in inches: first, latest and change</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">
              <span className="visually-hidden">Line</span>
            </th>
            <th scope="col">
              {headOf(
                measured.map(({ readings: [first] }) => first?.day),
                'First',
              )}
            </th>
            <th scope="col">
              {headOf(
                measured.map(({ readings }) => readings.at(-1)?.day),
                'Last',
              )}
            </th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <MeasurementRow key={line.part} part={line.part} line={line} {...scale} />
          ))}
        </tbody>
      </table>
      <Unreadable answers={unreadable} />
      <ReadingsTable
        caption="Measurements by check-in, inches"
        heads={dayLabels(days)}
        rows={measured.map(({ part, readings }) => ({
          label: PART_LABELS[part],
          readings: days.map((day) => readings.findLast((reading) => reading.day === day)),
        }))}
      />
    </Part>
  );
}
