import { CalendarPlus, PersonArmsUp, PlusLg } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { dialogOpened } from './workoutsScreen';

export const AddWeekButton = () => (
  <AddButton icon={CalendarPlus} opens={dialogOpened({ kind: 'addWeeks' })} className="btn-outline-secondary">
    Add Week
  </AddButton>
);

export const AddExerciseButton = () => (
  <AddButton icon={PersonArmsUp} opens={dialogOpened({ kind: 'addExercise' })} className="btn-outline-secondary">
    Add Exercise
  </AddButton>
);

export const AddWorkoutButton = () => (
  <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'addWorkout' })} className="btn-primary">
    Add Work-Out
  </AddButton>
);
