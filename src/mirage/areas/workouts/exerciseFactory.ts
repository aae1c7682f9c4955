import { type ExerciseRow } from './rows';
import { daysAgo } from '../../database/random';
import { ALL_EXERCISES } from './exerciseTexts';
import { factoryOf } from '../../database/factoryOf';

/** The exercise of the library with this number; after its end it begins again. */
export function makeExercise(n: number): Omit<ExerciseRow, 'id'> {
  const { name, film, description } = ALL_EXERCISES[n % ALL_EXERCISES.length]!;
  return { name, description, videoURL: `exercises/${film}.mp4`, date: daysAgo(12 + ((n * 7) % 40) * 5) };
}

export const exerciseFactory = factoryOf(makeExercise);
