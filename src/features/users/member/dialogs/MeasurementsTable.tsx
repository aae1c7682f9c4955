import { type Measurement } from '@/services/userTypes';
import { PART_LABELS } from '../../answers/questions';

const inches = (value: string) => (value ? `${value} in` : 'N/A');

/** The latest measurements beside those of the first day, in inches. */
export function MeasurementsTable({ measurements }: { measurements: Measurement[] }) {
  return (
    <section className="detail-group">
      <h3>Measurements (inches)</h3>
      <table className="measurements figures">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Day 1</th>
            <th scope="col">Current</th>
          </tr>
        </thead>
        <tbody>
          {measurements.map(({ part, day1, current }) => (
            <tr key={part}>
              <th scope="row">{PART_LABELS[part]}</th>
              <td>{inches(day1)}</td>
              <td>{inches(current)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
