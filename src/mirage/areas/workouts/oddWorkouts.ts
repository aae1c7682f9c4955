import { makeExercise } from './exerciseFactory';
import { table, type WithDb } from '../../database/table';

const LONG = 'Slow squat with a pause at the bottom and everything that can go wrong in it '.repeat(4).slice(0, 300);

/** Over the default weeks: what they look like after years of forms, imports and deletions. */
export function seedOddWorkouts(db: WithDb) {
  const days = table(db, 'workoutDays');
  const workouts = table(db, 'workouts');
  const exercise = (changes: object) =>
    table(db, 'exercises').insert({ ...makeExercise(0), videoURL: null, ...changes }).id;

  table(db, 'weeks').insert({ title: 'Rest week' });
  days.insert({ weekId: '1', title: 'Day off' });
  const shared = days.insert({ weekId: null, title: 'Evening walk, every week' });
  const long = exercise({ name: LONG, description: '' });
  const nameless = exercise({ name: ' ' });
  // The last one was deleted from the library.
  for (const exerciseId of [long, long, nameless, '990'])
    workouts.insert({ workoutDayId: shared.id, exerciseId, sets: '3', reps: '012' });
  workouts.insert({ workoutDayId: shared.id, exerciseId: '1', sets: 0, reps: 'many' });
}
