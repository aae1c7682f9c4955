import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useOnceTrue } from '@/components/dialog/useOnceTrue';
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
  const { weeks = [], week, days, day, allDays = [], exercises, isFirstLoad } = workouts;
  const choices = { weeks, allDays, days: days ?? NO_DAYS, exercises: exercises ?? [] };
  const placed = days && placedWorkouts(days);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        addWeeks: (close) => <AddWeeksDialog onClose={close} />,
        addWorkout: (close, dayId) => (
          <OnceLoaded isLoading={isFirstLoad}>
            <WorkoutDialog choices={choices} initialValues={newWorkout(week?.id, dayId ?? day?.id)} onClose={close} />
          </OnceLoaded>
        ),
        editWorkout: editedRow(placed, (row, close) => (
          <OnceLoaded isLoading={isFirstLoad}>
            <WorkoutDialog
              choices={choices}
              workoutId={row.id}
              initialValues={toValues(row, week!.id, choices.exercises)}
              onClose={close}
            />
          </OnceLoaded>
        )),
        deleteWorkout: aboutRow(placed, ({ workout, dayId }, close) => (
          <DeleteWorkoutDialog
            workout={workout}
            isShared={allDays.some((row) => row.id === dayId && row.weekId === null)}
            onClose={close}
          />
        )),
        copyDay: aboutRow(days?.filter(isCopyable), ({ id, title, workouts: copied }, close) => (
          <CopyDialog
            {...{ weeks, allDays, week: week! }}
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
              {...{ weeks, allDays, week: week! }}
              title={`Copy ${titleOf(workout.name)}`}
              workouts={[workout]}
              dayId={dayId}
              everyDay="Every day of the week"
              onClose={close}
            />
          ),
        ),
        copyWeek: (close) =>
          week &&
          days && (
            <OnceLoaded isLoading={isFirstLoad}>
              <CopyWeekDialog {...{ week, days, weeks, allDays }} onClose={close} />
            </OnceLoaded>
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

/** Renders a dialog once its lists have loaded, and keeps it while one of them loads again. */
const OnceLoaded = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) =>
  useOnceTrue(!isLoading) && children;
