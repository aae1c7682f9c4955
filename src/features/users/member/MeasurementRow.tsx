import { type Known } from '../answers/checkIns';
import { PART_LABELS } from '../answers/questions';
import { LineButton } from './LineButton';
import { spanOf, type Part } from './lines';
import { amount, changeText } from './memberText';
import { Spark } from './Spark';

interface Props {
  part: Part;
  known: readonly Known[];
  days: readonly [number, number];
  percents: readonly [number, number];
}

export function MeasurementRow({ part, known, days, percents }: Props) {
  const span = spanOf(known);
  const label = PART_LABELS[part];
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {span && (
          <LineButton name={part} label={label} count={known.length}>
            <Spark known={known} days={days} percents={percents} />
          </LineButton>
        )}
      </td>
      <td>{span ? amount(span.first.value) : 'N/A'}</td>
      <td>{span ? <b>{amount(span.last.value)}</b> : 'N/A'}</td>
      <td>{span ? changeText(span.change) : 'N/A'}</td>
    </tr>
  );
}
