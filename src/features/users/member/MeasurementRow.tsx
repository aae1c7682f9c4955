import { spanOf } from '../answers/figures';
import { PART_LABELS } from '../answers/questions';
import { LineButton } from './LineButton';
import { type Line, type Part } from './lines';
import { changeText, readingText } from './memberText';
import { Spark } from './Spark';

interface Props {
  part: Part;
  line: Line;
  days: readonly [number, number];
  percents: readonly [number, number];
}

export function MeasurementRow({ part, line: { readings, known }, days, percents }: Props) {
  const span = spanOf(readings);
  const label = PART_LABELS[part];
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {known.length > 0 && (
          <LineButton name={part} label={label} count={known.length}>
            <Spark known={known} days={days} percents={percents} />
          </LineButton>
        )}
      </td>
      <td>{readingText(span?.first)}</td>
      <td>{span ? <b>{readingText(span.last)}</b> : 'N/A'}</td>
      <td>{span ? changeText(span.change) : 'N/A'}</td>
    </tr>
  );
}
