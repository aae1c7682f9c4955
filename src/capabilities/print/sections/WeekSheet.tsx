import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { Sheet } from '../Sheet';
import { SheetRoom } from '../SheetParts';
import { type SheetProps } from '../useHandout';
import { type WeekDay } from '@/services/workouts';
import { lanesOf, type Lane } from '@/features/workouts/lanes';

interface Props extends SheetProps {
  /** The week's. */
  title: string;
  days: readonly WeekDay[];
}

/** More boxes than this find no room beside the figures. */
const MOST_BOXES = 5;

/** A box for each set; one for all of them if there are many, or if the sets are no number. */
function boxesFor(sets: number | string) {
  const count = Number(sets);
  return Number.isInteger(count) && count >= 1 && count <= MOST_BOXES ? count : 1;
}

/** The workouts of a week to hand out, with a box to tick for every set. */
export function WeekSheet({ title, days, onPrinted }: Props) {
  const busy = days.filter(({ workouts }) => workouts.length > 0);
  const exercises = busy.reduce((sum, { workouts }) => sum + workouts.length, 0);
  return (
    <Sheet
      kind="Workouts"
      title={titleOf(title)}
      about={`${countOf(busy.length, 'day')}, ${countOf(exercises, 'exercise')}. Tick a box for every set done.`}
      onPrinted={onPrinted}
    >
      <div className="sheet-days">
        {lanesOf(busy, undefined).map((lane) => (
          <SheetDay key={lane.day.id} lane={lane} />
        ))}
      </div>
      <SheetRoom titles={['How it felt']} />
    </Sheet>
  );
}

const SheetDay = ({ lane: { day, ordinal, name } }: { lane: Lane }) => (
  <section className="sheet-day">
    <h2>
      {ordinal || name}
      {ordinal && <span>{name}</span>}
    </h2>
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">Exercise</th>
          <th scope="col">Sets</th>
          <th scope="col">Reps</th>
          <th scope="col">Done</th>
        </tr>
      </thead>
      <tbody>
        {day.workouts.map((workout) => (
          <tr key={workout.id}>
            <th scope="row">{titleOf(workout.name)}</th>
            <td>{figure(workout.sets)}</td>
            <td>{figure(workout.reps)}</td>
            <td>
              <span className="sheet-boxes" aria-hidden="true">
                {Array.from({ length: boxesFor(workout.sets) }, (_, box) => (
                  <i key={box} />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
