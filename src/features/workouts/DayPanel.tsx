import { HeartPulse } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type MenuItem } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { EmptyState } from '@/components/state/EmptyState';
import { type WeekDay, type Workout } from '@/services/workouts';
import { Film } from '@/components/media/Film';
import { FirstFrame } from '@/components/media/FirstFrame';
import { editMenu } from '@/components/menu/editMenu';
import { mediaUrl } from '@/services/media/media';
import { read } from '@/lib/slots';
import { AddWorkoutButton } from './AddButtons';
import { dayMenu } from './dayMenu';
import { dialogOpened } from './workoutsScreen';
import { effortOf } from './workoutsRows';

const workoutId = (workout: Workout) => workout.id;
const card = (workout: Workout) => <WorkoutCard workout={workout} />;

interface Props {
  day: WeekDay;
  /** Prints the week; undefined where nothing does. */
  onPrint: (() => void) | undefined;
}

/** The workouts of a day. */
export function DayPanel({ day, onPrint }: Props) {
  const dispatch = useDispatch();
  const { title, workouts } = day;
  if (workouts.length === 0)
    return (
      <EmptyState
        icon={<HeartPulse aria-hidden />}
        title="No workouts found"
        text="This day has no exercises yet."
        action={<AddWorkoutButton />}
      />
    );
  const print: MenuItem[] = onPrint ? [{ label: 'Print week', icon: 'Printer', onSelect: onPrint }] : [];
  const added = read(dayMenu).flatMap((itemOf) => itemOf(day) ?? []);
  const items = [...added.map(({ opens, ...item }) => ({ ...item, onSelect: () => dispatch(opens) })), ...print];
  return (
    <>
      <div className="day-head">
        <p className="meta figures">{countOf(workouts.length, 'exercise')}</p>
        {items.length > 0 && <RowMenu label={`Actions for ${titleOf(title)}`} items={items} />}
      </div>
      <CardGrid label={titleOf(title)} items={workouts} itemId={workoutId} render={card} />
    </>
  );
}

/** Every card shows the same labels on purpose (docs/behaviour.md). */
const FIXED_LABELS = ['Moderate', '45 Min', 'Full Body', '3x60 sec'];

function WorkoutCard({ workout }: { workout: Workout }) {
  const dispatch = useDispatch();
  const { id, video } = workout;
  const url = mediaUrl(video);
  const name = titleOf(workout.name);
  const menu = editMenu({
    edit: () => dispatch(dialogOpened({ kind: 'editWorkout', id })),
    remove: () => dispatch(dialogOpened({ kind: 'deleteWorkout', id })),
  });
  return (
    <article className="card dish workout">
      <Film url={url} name={name}>
        {url && <FirstFrame key={url} url={url} />}
      </Film>
      <div className="card-body">
        <div className="text">
          <h2 className="card-title clip" title={name}>
            {name}
          </h2>
          <p className="meta figures">{effortOf(workout)}</p>
        </div>
        <RowMenu label={`Actions for ${name}`} items={menu} />
        <ul className="chips workout-labels">
          {FIXED_LABELS.map((label) => (
            <li key={label} className="chip">
              {label}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
