import { type CheckIn } from '../answers/checkIns';
import { Part } from './Part';

/** What she wrote on her cycle, latest first, word for word. */
export function CyclePart({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const notes = checkIns.filter(({ entry }) => entry.answers.periodDetails.trim()).toReversed();
  if (notes.length === 0)
    return (
      <Part title="Cycle">
        <p className="meta">No notes.</p>
      </Part>
    );
  return (
    <Part title="Cycle" aside="as she wrote it">
      <dl className="notes">
        {notes.map(({ day, entry }, index) => (
          // Two check-ins may be of the same day.
          <div key={index}>
            <dt className="figures">Day {day}</dt>
            <dd className="keep-lines">{entry.answers.periodDetails.trim()}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
