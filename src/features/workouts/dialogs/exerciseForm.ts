import { mixed, object, string } from 'yup';
import { type Id } from '@/services/http/decode';
import { type Exercise, type SaveExercise } from '@/services/exercises';

export interface ExerciseValues {
  title: string;
  description: string;
  video: File | null;
}

export const NEW_EXERCISE: ExerciseValues = { title: '', description: '', video: null };

const texts = {
  title: string().trim().required('Please enter exercise title.'),
  description: string().trim().required('Please enter exercise description.'),
};

/** Only a new exercise needs a video. */
export const newExerciseSchema = object({ ...texts, video: mixed<File>().required('Please upload a video.') });
export const exerciseSchema = object({ ...texts, video: mixed<File>().nullable() });

export const toValues = ({ name, description }: Exercise): ExerciseValues => ({
  title: name,
  description,
  video: null,
});

/** The initial values of a duplicate. */
export const toCopy = (exercise: Exercise, video: File | null): ExerciseValues => ({
  ...toValues(exercise),
  title: `Copy of ${exercise.name}`,
  video,
});

/** The request for values that passed the schema; without an id an exercise is created. */
export const toRequest = ({ title, description, video }: ExerciseValues, exerciseId?: Id): SaveExercise => ({
  id: exerciseId,
  name: title.trim(),
  description,
  video,
});
