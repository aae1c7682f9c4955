import { type ReactNode, useState } from 'react';
import { titleOf } from '@/components/format/title';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { notifySuccess } from '@/components/notify/notify';
import { id, type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import { useSaveWorkoutMutation } from '@/services/workouts';
import { WorkoutFields, type WorkoutChoices } from './WorkoutFields';
import { CREATE_FAILURE, UPDATE_FAILURE } from '../workoutsRows';
import { toRequest, toValues, workoutSchema, type WorkoutValues } from './workoutForm';
import { workoutRecord } from '../workoutRecord';

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
  failure: CREATE_FAILURE,
};
const UPDATE = {
  title: 'Update Workout',
  success: 'Workout updated successfully!',
  failure: UPDATE_FAILURE,
};

/** Add New Workout, and Update Workout. A failure has one fixed message for each, whatever the server says. */
export function WorkoutDialog({ choices, initialValues, workoutId, onClose }: Props) {
  const [saveWorkout] = useSaveWorkoutMutation();
  const { title } = workoutId === undefined ? CREATE : UPDATE;
  const weekId = id(initialValues.week)!;
  const guard = useEditGuard({
    of: workoutRecord,
    id: workoutId,
    arg: weekId,
    toValues: (row) => toValues(row, weekId, choices.exercises),
    newSchema: workoutSchema(),
    gone: 'deleted or moved to another week',
    together: [['week', 'day']],
  });
  const [added, setAdded] = useState<ReactNode>();
  const save = async (values: WorkoutValues, { close, asNew, isAnother, startOver }: Saving) => {
    const request = toRequest(values, asNew ? undefined : workoutId);
    const { success, failure } = request.id === undefined ? CREATE : UPDATE;
    const { error } = await saveWorkout(request);
    if (error) return failureMessage(error) === null ? undefined : failure;
    notifySuccess(success);
    if (!isAnother) close();
    else {
      const name = choices.exercises?.find((exercise) => String(exercise.id) === values.exercise)?.name ?? '';
      const day = choices.allDays.find((row) => String(row.id) === values.day)?.title ?? '';
      setAdded(
        <>
          <bdi>{titleOf(name)}</bdi> was added to <bdi>{titleOf(day)}</bdi>.
        </>,
      );
      startOver({ ...values, exercise: '' }, 'exercise');
    }
    return undefined;
  };
  return (
    <FormDialog
      title={title}
      initialValues={initialValues}
      schema={workoutSchema(initialValues)}
      guard={guard}
      onSave={save}
      onClose={onClose}
      anotherLabel={workoutId === undefined ? 'Save and add another' : undefined}
    >
      <WorkoutFields {...choices} />
      <p className={added ? 'meta' : 'visually-hidden'} role="status">
        {added}
      </p>
    </FormDialog>
  );
}
