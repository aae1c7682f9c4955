import { Copy, HeartPulse, Printer } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { RowMenu } from '@/components/menu/RowMenu';
import { EmptyState } from '@/components/state/EmptyState';
import { type WeekDay, type Workout } from '@/services/workouts';
import { AddWorkoutButton } from './AddButtons';
import { WorkoutCard } from './WorkoutCard';
import { dialogOpened } from './workoutsScreen';
import { isCopyable } from './workoutsView';

const workoutId = (workout: Workout) => workout.id;
const card = (workout: Workout) => <WorkoutCard workout={workout} />;

interface Props {
  day: WeekDay;
  /** Prints the week. */
  onPrint: () => void;
}

/** The workouts of a day. */
export function DayPanel({ day, onPrint }: Props) {
  const dispatch = useDispatch();
  const { id, title, workouts } = day;
  if (workouts.length === 0)
    return (
      <EmptyState
        icon={<HeartPulse aria-hidden />}
        title="No workouts found"
        text="This day has no exercises yet."
        action={<AddWorkoutButton />}
      />
    );
  const copy = {
    label: 'Copy to another day',
    icon: <Copy aria-hidden />,
    onSelect: () => dispatch(dialogOpened({ kind: 'copyDay', id })),
  };
  const print = { label: 'Print week', icon: <Printer aria-hidden />, onSelect: onPrint };
  return (
    <>
      <div className="day-head">
        <p className="meta figures">{countOf(workouts.length, 'exercise')}</p>
        <RowMenu label={`Actions for ${titleOf(title)}`} items={isCopyable(day) ? [copy, print] : [print]} />
      </div>
      <CardGrid label={titleOf(title)} items={workouts} itemId={workoutId} render={card} />
    </>
  );
}
