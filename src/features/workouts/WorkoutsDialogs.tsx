import { useSelector } from 'react-redux';
import { TextField } from '@/components/form/TextField';
import { titleOf } from '@/components/format/title';
import { notifySuccess } from '@/components/notify/notify';
import { DeleteDialog, deletedRow } from '@/screen/DeleteDialog';
import { type Saved } from '@/screen/saved/savedState';
import { tablePlace } from '@/screen/saved/recordPlace';
import { SavedPlace } from '@/screen/saved/SavedPlace';
import { FormDialog } from '@/screen/form/FormDialog';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteExerciseMutation, type Exercise } from '@/services/exercises';
import { useCreateWeeksMutation, useDeleteWorkoutMutation, type WeekDay } from '@/services/workouts';
import { exerciseRecord } from './exerciseRecord';
import { DuplicateExerciseDialog, ExerciseDialog, WatchDialog } from './dialogs/ExerciseDialog';
import { NEW_WEEKS, toWeeks, weeksSchema, type WeeksValues } from './dialogs/weeksForm';
import { WorkoutDialog } from './dialogs/WorkoutDialog';
import { newWorkout, toValues } from './dialogs/workoutForm';
import { type Workouts } from './useWorkouts';
import { selectWorkoutsScreen, type WorkoutsDialog } from './workoutsScreen';
import { placedWorkouts, sortExercises } from './workoutsRows';

const NO_DAYS: readonly WeekDay[] = [];

export function WorkoutsDialogs(workouts: Workouts) {
  const { weeks = [], week, days, day, allDays, exercises } = workouts;
  const choices = { weeks, allDays: allDays ?? [], days: days ?? NO_DAYS, exercises };
  const placed = days && placedWorkouts(days);
  const [deleteWorkout] = useDeleteWorkoutMutation();
  const [deleteExercise] = useDeleteExerciseMutation();
  return (
    <RowDialogs<WorkoutsDialog>
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
        deleteWorkout: aboutRow(placed, ({ id, workout, dayId }, close) => (
          <DeleteDialog
            title="Delete Workout"
            text="Are you sure you want to delete this workout? This action cannot be undone."
            about={workout.name}
            onDelete={() => deleteWorkout(id)}
            onClose={close}
            notice="Workout deleted successfully!"
          >
            {choices.allDays.some((day) => day.id === dayId && day.weekId === null) && (
              <p className="meta">Its day belongs to every week, so it goes from each of them.</p>
            )}
          </DeleteDialog>
        )),
        addExercise: (close) => <ExerciseDialog onClose={close} />,
        watchExercise: aboutRow(exercises, (exercise, close) => <WatchDialog exercise={exercise} onClose={close} />),
        editExercise: editedRow(exercises, (exercise, close) => <ExerciseDialog exercise={exercise} onClose={close} />),
        duplicateExercise: aboutRow(exercises, (exercise, close) => (
          <DuplicateExerciseDialog exercise={exercise} onClose={close} />
        )),
        deleteExercise: deletedRow(exerciseRecord, exercises, {
          title: 'Delete Exercise',
          text: 'Are you sure you want to delete this exercise? This action cannot be undone.',
          onDelete: ({ id }) => deleteExercise({ id }),
          notice: 'Exercise deleted successfully!',
        }),
      }}
    />
  );
}

function AddWeeksDialog({ onClose }: { onClose: () => void }) {
  const [createWeeks] = useCreateWeeksMutation();
  const save = ({ count }: WeeksValues) =>
    saveOrTell(createWeeks(toWeeks(count)!), () => {
      onClose();
      notifySuccess('Week created successfully!');
    });
  return (
    <FormDialog title="Add Weeks" initialValues={NEW_WEEKS} schema={weeksSchema} onSave={save} onClose={onClose}>
      <TextField name="count" label="Number of weeks" inputMode="numeric" autoComplete="off" />
    </FormDialog>
  );
}

interface SavedProps {
  saved: Saved;
  exercises: readonly Exercise[];
}

/** Where the saved exercise is. */
export function ExercisesSaved({ saved, exercises }: SavedProps) {
  const view = useSelector(selectWorkoutsScreen);
  const place = tablePlace({
    id: saved.id,
    view: { ...view, search: '' },
    find: () => sortExercises(exercises, view.sort),
    nameOf: ({ name }) => titleOf(name),
  });
  return <SavedPlace place={place} />;
}
