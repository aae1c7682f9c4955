import { FormDialog } from '@/screen/form/FormDialog';
import { MAX_HINT } from '@/components/form/maxHint';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { notifyError, notifySuccess } from '@/components/notify/notify';
import { VIDEOS } from '@/components/upload/accept';
import { failureMessage } from '@/services/http/errors';
import { useSaveExerciseMutation, type Exercise } from '@/services/exercises';
import { mediaUrl } from '@/services/media/media';
import { exerciseSchema, newExerciseSchema, toRequest, type ExerciseValues } from './exerciseForm';

interface Props {
  initialValues: ExerciseValues;
  /** The exercise that is edited; without one a new exercise is created. */
  exercise?: Exercise;
  onClose: () => void;
}

/** §2 Add/Edit Exercise. */
export function ExerciseDialog({ initialValues, exercise, onClose }: Props) {
  const [saveExercise] = useSaveExerciseMutation();
  const save = async (values: ExerciseValues) => {
    const { error } = await saveExercise(toRequest(values, exercise?.id));
    if (error) {
      notifyError(failureMessage(error));
      return;
    }
    onClose();
    notifySuccess(exercise ? 'Exercise updated successfully!' : 'Exercise created successfully!');
  };
  return (
    <FormDialog
      title={exercise ? 'Edit Exercise' : 'Add Exercise'}
      initialValues={initialValues}
      schema={exercise ? exerciseSchema : newExerciseSchema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
      <TextAreaField name="description" label="Description" rows={4} maxHint={MAX_HINT} />
      <UploadField
        name="video"
        label="Video"
        accept={VIDEOS}
        currentUrl={exercise && mediaUrl(exercise.video)}
        isCurrentVideo
      />
    </FormDialog>
  );
}
