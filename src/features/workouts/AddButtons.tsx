import { CalendarPlus, PlusLg, PersonArmsUp } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './workoutsScreen';

export function AddWeekButton() {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() => dispatch(dialogOpened({ kind: 'addWeeks' }))}
    >
      <CalendarPlus aria-hidden />
      Add Week
    </button>
  );
}

export function AddExerciseButton() {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() => dispatch(dialogOpened({ kind: 'addExercise' }))}
    >
      <PersonArmsUp aria-hidden />
      Add Exercise
    </button>
  );
}

export function AddWorkoutButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(dialogOpened({ kind: 'addWorkout' }))}>
      <PlusLg aria-hidden />
      Add Work-Out
    </button>
  );
}
