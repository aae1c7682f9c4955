import { PlayCircle } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { type Exercise } from '@/services/exercises';
import { dialogOpened } from './workoutsScreen';

export function WatchButton({ exercise: { id, name } }: { exercise: Exercise }) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm watch-button"
      aria-label={`Watch ${titleOf(name)}`}
      onClick={() => dispatch(dialogOpened({ kind: 'watchExercise', id }))}
    >
      <PlayCircle aria-hidden />
      Watch
    </button>
  );
}
