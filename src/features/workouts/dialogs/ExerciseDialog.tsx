import { FilmPlayer } from '@/components/upload/FilmPlayer';
import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { Dialog } from '@/components/dialog/Dialog';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { titleOf } from '@/components/format/title';
import { Film } from '@/components/media/Film';
import { notifySuccess } from '@/components/notify/notify';
import { VIDEOS } from '@/components/upload/accept';
import { useSaveExerciseMutation, type Exercise } from '@/services/exercises';
import { mediaUrl } from '@/services/media/media';
import { useStoredFile } from '@/services/media/useStoredFile';
import {
  exerciseSchema,
  NEW_EXERCISE,
  newExerciseSchema,
  toCopy,
  toRequest,
  toValues,
  type ExerciseValues,
} from './exerciseForm';
import { exerciseRecord } from '../exerciseRecord';

interface Props {
  /** The exercise to edit; without one an exercise is created. */
  exercise?: Exercise;
  initialValues?: ExerciseValues;
  onClose: () => void;
}

export function ExerciseDialog({
  exercise,
  initialValues = exercise ? toValues(exercise) : NEW_EXERCISE,
  onClose,
}: Props) {
  const [saveExercise] = useSaveExerciseMutation();
  const noted = useSavedNote(exerciseRecord);
  const saving = useGuardedSave({
    of: exerciseRecord,
    id: exercise?.id,
    toValues,
    newSchema: newExerciseSchema,
    send: async (values: ExerciseValues, id) => {
      const result = await noted(id, () => saveExercise(toRequest(values, id)));
      if (!result.error)
        notifySuccess(id === undefined ? 'Exercise created successfully!' : 'Exercise updated successfully!');
      return result;
    },
  });
  return (
    <FormDialog
      title={exercise ? 'Edit Exercise' : 'Add Exercise'}
      initialValues={initialValues}
      schema={exercise ? exerciseSchema : newExerciseSchema}
      onClose={onClose}
      {...saving}
    >
      <ExerciseFields exercise={exercise} />
    </FormDialog>
  );
}

export function ExerciseFields({ exercise }: Pick<Props, 'exercise'>) {
  const url = exercise && mediaUrl(exercise.video);
  return (
    <>
      <TextField name="title" label="Title" autoComplete="off" />
      <TextAreaField name="description" label="Description" rows={4} />
      <UploadField
        name="video"
        label="Video"
        accept={VIDEOS}
        currentUrl={url}
        isCurrentVideo
        player={(file) => <FilmPlayer file={file} storedUrl={url} />}
      />
    </>
  );
}

/** Adds a copy of an exercise. It opens once the film has been fetched or could not be. */
export function DuplicateExerciseDialog({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  const video = useStoredFile(exercise.video, 'video');
  return video !== undefined && <ExerciseDialog initialValues={toCopy(exercise, video)} onClose={onClose} />;
}

/** The film and the description of an exercise. */
export function WatchDialog({
  exercise: { name, description, video },
  onClose,
}: {
  exercise: Exercise;
  onClose: () => void;
}) {
  return (
    <Dialog title={titleOf(name)} onClose={onClose}>
      <div className="watch">
        <Film url={mediaUrl(video)} name={titleOf(name)} />
      </div>
      <p className="keep-lines">{description}</p>
    </Dialog>
  );
}
