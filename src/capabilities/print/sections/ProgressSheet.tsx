import { formatDate } from '@/components/format/date';
import { figure } from '@/components/format/number';
import { Sheet } from '../Sheet';
import { SheetBar, SheetFacts, SheetPart, SheetRoom, type SheetFact } from '../SheetParts';
import { type SheetProps } from '../useHandout';
import { fullName } from '@/services/names';
import { type BodyPart, type User, type UserProgress } from '@/services/userTypes';
import {
  changeText,
  type CheckIn,
  checkInsOf,
  headOf,
  measurementLines,
  readingText,
  spanOf,
} from '@/capabilities/memberAnswers/api';
import { partLabel } from '@/features/users/questions';
import { planLabel } from '@/features/users/list/usersRows';

/** Undefined where they are not loaded, null where there are none. */
type Progress = UserProgress | null | undefined;

interface Props extends SheetProps {
  user: User;
  progress: Progress;
}

/** `3 Month Reset, with us since 18/08/2026. Check-in of day 90.` */
function aboutText(user: User, last: CheckIn | undefined) {
  const since = user.createdAt ? `, with us since ${formatDate(user.createdAt)}` : '';
  return `${planLabel(user)}${since}.${last ? ` Check-in of day ${last.day}.` : ''}`;
}

/** First and last figure of each part of the body that was measured. */
const spansOf = (checkIns: readonly CheckIn[]) =>
  measurementLines(checkIns).flatMap(({ part, readings, known }) => {
    const span = known.length > 0 && spanOf(readings);
    return span ? [{ part, ...span }] : [];
  });

type Span = ReturnType<typeof spansOf>[number];

/** The parts whose change is told at the beginning. */
const TOLD: readonly BodyPart[] = ['Waist', 'Hips'];

function factsOf(progress: Progress, spans: readonly Span[]): SheetFact[] {
  const changes = spans
    .filter(({ part, days, change }) => TOLD.includes(part) && days > 0 && change !== null)
    .map(({ part, change }) => ({ label: partLabel(part), value: changeText(change), unit: 'in' }));
  if (!progress) return changes;
  const { completedWorkouts, totalWorkouts, habits } = progress;
  const done = habits.filter(({ isCompleted }) => isCompleted).length;
  return [
    { label: 'Workouts', value: figure(completedWorkouts), unit: `of ${figure(totalWorkouts)}` },
    { label: 'Habits', value: figure(done), unit: `of ${figure(habits.length)}` },
    ...changes,
  ];
}

/**
 * A member's progress to hand out: what the Progress dialog shows. Paper lies about, so neither her email, nor her phone,
 * nor an answer about her health is on it.
 */
export function ProgressSheet({ user, progress, onPrinted }: Props) {
  const checkIns = checkInsOf(user);
  const spans = spansOf(checkIns);
  return (
    <Sheet
      kind="Progress"
      title={fullName(user) || 'A member'}
      about={aboutText(user, checkIns.at(-1))}
      onPrinted={onPrinted}
    >
      <SheetFacts facts={factsOf(progress, spans)} />
      {!progress && spans.length === 0 && <p>No progress data available.</p>}
      {progress && progress.totalWorkouts > 0 && (
        <SheetPart title="Workouts completed">
          <div className="sheet-progress">
            <SheetBar share={(progress.completedWorkouts / progress.totalWorkouts) * 100} />
            <b>
              {figure(progress.completedWorkouts)} of {figure(progress.totalWorkouts)}
            </b>
          </div>
        </SheetPart>
      )}
      <div className="sheet-columns even">
        {spans.length > 0 && <Measurements spans={spans} />}
        {progress && progress.habits.length > 0 && (
          <SheetPart title="Habits">
            <ul className="sheet-ticks">
              {progress.habits.map(({ name, isCompleted }, index) => (
                <li key={index} className={isCompleted ? 'is-done' : undefined}>
                  {name}
                  <small>{isCompleted ? 'done' : 'open'}</small>
                </li>
              ))}
            </ul>
          </SheetPart>
        )}
      </div>
      <SheetRoom titles={['What we said today', 'Until next time']} />
    </Sheet>
  );
}

const Measurements = ({ spans }: { spans: readonly Span[] }) => (
  <SheetPart title="Measurements, in inches">
    <table className="sheet-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{headOf('First', ...spans.map(({ first }) => first))}</th>
          <th scope="col">Now</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {spans.map(({ part, first, last, change, days }) => (
          <tr key={part}>
            <th scope="row">{partLabel(part)}</th>
            <td>{readingText(first)}</td>
            <td>{days > 0 ? readingText(last) : ''}</td>
            <td>{days > 0 && <b>{change === 0 ? 'no change' : changeText(change)}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </SheetPart>
);
