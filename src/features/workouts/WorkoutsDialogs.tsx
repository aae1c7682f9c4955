import { useDispatch, useSelector } from 'react-redux';
import { useOnceTrue } from '@/components/dialog/useOnceTrue';
import { CopyDayDialog } from './copy/CopyDayDialog';
import { AddWeeksDialog } from './dialogs/AddWeeksDialog';
import { DeleteExerciseDialog } from './dialogs/DeleteExerciseDialog';
import { DeleteWorkoutDialog } from './dialogs/DeleteWorkoutDialog';
import { DuplicateExerciseDialog } from './dialogs/DuplicateExerciseDialog';
import { EditExerciseDialog } from './dialogs/EditExerciseDialog';
import { ExerciseDialog } from './dialogs/ExerciseDialog';
import { NEW_EXERCISE } from './dialogs/exerciseForm';
import { WatchExerciseDialog } from './dialogs/WatchExerciseDialog';
import { WorkoutDialog } from './dialogs/WorkoutDialog';
import { newWorkout, toValues } from './dialogs/workoutForm';
import { type Workouts } from './useWorkouts';
import { WhenKnown } from './WhenKnown';
import { dialogClosed, selectWorkoutsScreen, type WorkoutsDialog } from './workoutsScreen';
import { isCopyable, placedWorkouts } from './workoutsView';

const ABOUT_AN_EXERCISE = {
  watchExercise: WatchExerciseDialog,
  editExercise: EditExerciseDialog,
  duplicateExercise: DuplicateExerciseDialog,
  deleteExercise: DeleteExerciseDialog,
};

/** The dialog that stands open; a link to one about something that is gone opens nothing. */
export function WorkoutsDialogs(workouts: Workouts) {
  const { dialog } = useSelector(selectWorkoutsScreen);
  return dialog && <OpenWorkoutsDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} {...workouts} />;
}

function OpenWorkoutsDialog({ dialog, ...workouts }: Workouts & { dialog: WorkoutsDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const about = { id: dialog.id, onGone: close };
  const { weeks = [], week, days, day, allDays = [], exercises, isFirstLoad } = workouts;
  const hasStarted = useOnceTrue(!isFirstLoad); // with the week and the day shown
  const choices = { weeks, allDays, exercises: exercises ?? [] };

  switch (dialog.kind) {
    case 'addWeeks':
      return <AddWeeksDialog onClose={close} />;
    case 'addExercise':
      return <ExerciseDialog initialValues={NEW_EXERCISE} onClose={close} />;
    case 'addWorkout':
      return (
        hasStarted && <WorkoutDialog choices={choices} initialValues={newWorkout(week?.id, day?.id)} onClose={close} />
      );
    case 'editWorkout':
      return (
        <WhenKnown rows={days && placedWorkouts(days)} {...about}>
          {(placed) =>
            hasStarted && (
              <WorkoutDialog
                choices={choices}
                workoutId={placed.id}
                initialValues={toValues(placed, week!.id, choices.exercises)}
                onClose={close}
              />
            )
          }
        </WhenKnown>
      );
    case 'deleteWorkout':
      return (
        <WhenKnown rows={days && placedWorkouts(days)} {...about}>
          {({ workout }) => <DeleteWorkoutDialog workout={workout} onClose={close} />}
        </WhenKnown>
      );
    case 'copyDay':
      return (
        <WhenKnown rows={days?.filter(isCopyable)} {...about}>
          {(source) => <CopyDayDialog day={source} week={week!} weeks={weeks} allDays={allDays} onClose={close} />}
        </WhenKnown>
      );
    default: {
      const Dialog = ABOUT_AN_EXERCISE[dialog.kind];
      return (
        <WhenKnown rows={exercises} {...about}>
          {(exercise) => <Dialog exercise={exercise} onClose={close} />}
        </WhenKnown>
      );
    }
  }
}
