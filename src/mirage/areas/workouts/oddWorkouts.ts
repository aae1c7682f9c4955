import { makeExercise } from './exerciseFactory';
import { table, type WithDb } from '../../database/table';

const LONG = 'Slow squat with a pause at the bottom and everything that can go wrong in it '.repeat(4).slice(0, 300);

/** Adds an empty week and day, a day of every week, and workouts with odd names, figures and a deleted exercise. */
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
  // The last id is that of a deleted exercise.
  for (const exerciseId of [long, long, nameless, '990'])
    workouts.insert({ workoutDayId: shared.id, exerciseId, sets: '3', reps: '012' });
  workouts.insert({ workoutDayId: shared.id, exerciseId: '1', sets: 0, reps: 'many' });
}
