import { useSavedNote } from '@/screen/elsewhere/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { notifySuccess } from '@/components/notify/notify';
import { VIDEOS } from '@/components/upload/accept';
import { saveOrTell } from '@/screen/saveOrTell';
import { exercisesApi, useSaveExerciseMutation, type Exercise } from '@/services/exercises';
import { mediaUrl } from '@/services/media/media';
import { useStoredFile } from '@/services/media/useStoredFile';
import { exerciseSchema, newExerciseSchema, toCopy, toRequest, toValues, type ExerciseValues } from './exerciseForm';

interface Props {
  initialValues: ExerciseValues;
  /** The exercise to edit; without one an exercise is created. */
  exercise?: Exercise;
  onClose: () => void;
}

export function ExerciseDialog({ initialValues, exercise, onClose }: Props) {
  const [saveExercise] = useSaveExerciseMutation();
  const noted = useSavedNote(exercisesApi.endpoints.listExercises, (all) => all);
  const guard = useEditGuard({
    noun: 'exercise',
    endpoint: exercisesApi.endpoints.listExercises,
    find: (exercises) => findValues(exercises, exercise?.id, toValues),
    newSchema: newExerciseSchema,
  });
  const save = (values: ExerciseValues, { close, asNew }: Saving) => {
    const id = asNew ? undefined : exercise?.id;
    return saveOrTell(
      noted(id, () => saveExercise(toRequest(values, id))),
      () => {
        close();
        notifySuccess(id === undefined ? 'Exercise created successfully!' : 'Exercise updated successfully!');
      },
    );
  };
  return (
    <FormDialog
      title={exercise ? 'Edit Exercise' : 'Add Exercise'}
      initialValues={initialValues}
      schema={exercise ? exerciseSchema : newExerciseSchema}
      guard={exercise && guard}
      onSave={save}
      onClose={onClose}
    >
      <ExerciseFields exercise={exercise} />
    </FormDialog>
  );
}

export const ExerciseFields = ({ exercise }: Pick<Props, 'exercise'>) => (
  <>
    <TextField name="title" label="Title" autoComplete="off" />
    <TextAreaField name="description" label="Description" rows={4} />
    <UploadField
      name="video"
      label="Video"
      accept={VIDEOS}
      currentUrl={exercise && mediaUrl(exercise.video)}
      isCurrentVideo
    />
  </>
);

/** Adds a copy of an exercise. It opens once the film has been fetched or could not be. */
export function DuplicateExerciseDialog({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  const video = useStoredFile(exercise.video, 'video');
  return video !== undefined && <ExerciseDialog initialValues={toCopy(exercise, video)} onClose={onClose} />;
}
