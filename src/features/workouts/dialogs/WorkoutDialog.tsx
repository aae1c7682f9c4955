import { FormDialog } from '@/screen/form/FormDialog';
import { notifySuccess } from '@/components/notify/notify';
import { type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import { useSaveWorkoutMutation } from '@/services/workouts';
import { WorkoutFields, type WorkoutChoices } from './WorkoutFields';
import { toRequest, workoutSchema, type WorkoutValues } from './workoutForm';

interface Props {
  choices: WorkoutChoices;
  initialValues: WorkoutValues;
  /** The workout to edit; without one a workout is created. */
  workoutId?: Id;
  onClose: () => void;
}

const CREATE = {
  title: 'Add New Workout',
  success: 'Workout created successfully!',
  failure: 'Failed to create workout. Please try again.',
};
const UPDATE = {
  title: 'Update Workout',
  success: 'Workout updated successfully!',
  failure: 'Failed to update workout. Please try again.',
};

/** Add New Workout, and Update Workout. A failure has one fixed message for each, whatever the server says. */
export function WorkoutDialog({ choices, initialValues, workoutId, onClose }: Props) {
  const [saveWorkout] = useSaveWorkoutMutation();
  const { title, success, failure } = workoutId === undefined ? CREATE : UPDATE;
  const save = async (values: WorkoutValues) => {
    const { error } = await saveWorkout(toRequest(values, workoutId));
    if (error) return failureMessage(error) === null ? undefined : failure;
    onClose();
    notifySuccess(success);
    return undefined;
  };
  return (
    <FormDialog title={title} initialValues={initialValues} schema={workoutSchema} onSave={save} onClose={onClose}>
      <WorkoutFields {...choices} />
    </FormDialog>
  );
}
