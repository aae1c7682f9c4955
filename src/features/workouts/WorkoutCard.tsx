import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { Film } from '@/components/media/Film';
import { FirstFrame } from '@/components/media/FirstFrame';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { mediaUrl } from '@/services/media/media';
import { type Workout } from '@/services/workouts';
import { dialogOpened } from './workoutsScreen';
import { effortOf } from './workoutsView';

/** Every card shows the same labels on purpose (docs/behaviour.md). */
const FIXED_LABELS = ['Moderate', '45 Min', 'Full Body', '3x60 sec'];

export function WorkoutCard({ workout }: { workout: Workout }) {
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
