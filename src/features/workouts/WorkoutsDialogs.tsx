import { useSelector } from 'react-redux';
import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { CopyDialog } from './copy/CopyDialog';
import { CopyWeekDialog } from './copy/CopyWeekDialog';
import { AddWeeksDialog } from './dialogs/AddWeeksDialog';
import { DeleteExerciseDialog } from './dialogs/DeleteExerciseDialog';
import { DeleteWorkoutDialog } from './dialogs/DeleteWorkoutDialog';
import { DuplicateExerciseDialog, ExerciseDialog } from './dialogs/ExerciseDialog';
import { NEW_EXERCISE, toValues as toExerciseValues } from './dialogs/exerciseForm';
import { WatchExerciseDialog } from './dialogs/WatchExerciseDialog';
import { WorkoutDialog } from './dialogs/WorkoutDialog';
import { newWorkout, toValues } from './dialogs/workoutForm';
import { type WeekDay } from '@/services/workouts';
import { type Workouts } from './useWorkouts';
import { dialogClosed, selectWorkoutsScreen } from './workoutsScreen';
import { isCopyable, placedWorkouts } from './workoutsView';

const NO_DAYS: readonly WeekDay[] = [];

/** The open dialog of the workouts' screen. */
export function WorkoutsDialogs(workouts: Workouts) {
  const { dialog } = useSelector(selectWorkoutsScreen);
  const { weeks = [], week, days, day, allDays, exercises, isFirstLoad } = workouts;
  const choices = { weeks, allDays: allDays ?? [], days: days ?? NO_DAYS, exercises };
  const placed = days && placedWorkouts(days);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        addWeeks: (close) => <AddWeeksDialog onClose={close} />,
        addWorkout: (close, dayId) => (
          <WorkoutDialog
            choices={choices}
            // The day comes with the list that can show it.
            initialValues={newWorkout(week?.id, allDays && (dayId ?? day?.id))}
            onClose={close}
          />
        ),
        editWorkout: editedRow(placed, (row, close) => (
          <WorkoutDialog
            choices={choices}
            workoutId={row.id}
            initialValues={toValues(row, week!.id, exercises)}
            onClose={close}
          />
        )),
        deleteWorkout: aboutRow(placed, ({ workout, dayId }, close) => (
          <DeleteWorkoutDialog
            workout={workout}
            isShared={choices.allDays.some((row) => row.id === dayId && row.weekId === null)}
            onClose={close}
          />
        )),
        copyDay: aboutRow(days?.filter(isCopyable), ({ id, title, workouts: copied }, close) => (
          <CopyDialog
            {...{ weeks, allDays: choices.allDays, week: week! }}
            title={`Copy ${titleOf(title)}`}
            workouts={copied}
            dayId={id}
            onClose={close}
          />
        )),
        copyWorkout: aboutRow(
          placed?.filter(({ workout }) => workout.exerciseId !== null),
          ({ workout, dayId }, close) => (
            <CopyDialog
              {...{ weeks, allDays: choices.allDays, week: week! }}
              title={`Copy ${titleOf(workout.name)}`}
              workouts={[workout]}
              dayId={dayId}
              everyDay="Every day of the week"
              onClose={close}
            />
          ),
        ),
        copyWeek: (close) =>
          week && days && allDays ? (
            <CopyWeekDialog {...{ week, days, weeks, allDays }} onClose={close} />
          ) : (
            <Dialog title="Copy week" onClose={close}>
              <p role="status">{isFirstLoad ? 'The week is still loading.' : 'No week could be loaded.'}</p>
            </Dialog>
          ),
        addExercise: (close) => <ExerciseDialog initialValues={NEW_EXERCISE} onClose={close} />,
        watchExercise: aboutRow(exercises, (exercise, close) => (
          <WatchExerciseDialog exercise={exercise} onClose={close} />
        )),
        editExercise: editedRow(exercises, (exercise, close) => (
          <ExerciseDialog exercise={exercise} initialValues={toExerciseValues(exercise)} onClose={close} />
        )),
        duplicateExercise: aboutRow(exercises, (exercise, close) => (
          <DuplicateExerciseDialog exercise={exercise} onClose={close} />
        )),
        deleteExercise: aboutRow(exercises, (exercise, close) => (
          <DeleteExerciseDialog exercise={exercise} onClose={close} />
        )),
      }}
    />
  );
}
