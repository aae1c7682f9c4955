import { ALL_EXERCISES, LIBRARY, type ExerciseText } from './exerciseTexts';
import { makeExercise } from './exerciseFactory';
import { between, pick } from '../../database/random';
import { table, type WithDb } from '../../database/table';

const WEEKS = 8;

const { lower, upper, core, mobility, cardio } = LIBRARY;

/** What the days of a week train, and the exercises they choose from; a week has five to seven of them. */
const DAYS: readonly (readonly [title: string, choice: readonly ExerciseText[]])[] = [
  ['Lower body', lower],
  ['Upper body', upper],
  ['Core and balance', core],
  ['Mobility', mobility],
  ['Full body', lower.flatMap((text, n) => [text, upper[n]!, core[n]!])],
  ['Gentle cardio', cardio],
  ['Stretch and recover', mobility],
];

/** Three to six of the choice, one after another, and none twice; later days begin further down. */
function exercisesOf(choice: readonly ExerciseText[], day: number) {
  const count = between(3, 6, day, 'exercises');
  return Array.from({ length: count }, (_, n) => choice[(day + n) % choice.length]!);
}

/** The library of exercises, and eight weeks of training made from it. */
export function seedWorkouts(db: WithDb) {
  const exercises = ALL_EXERCISES.map((text, n) => [text, table(db, 'exercises').insert(makeExercise(n)).id] as const);
  const exerciseIds = new Map(exercises);
  let days = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    const { id: weekId } = table(db, 'weeks').insert({ title: `Week ${week + 1}` });
    DAYS.slice(0, between(5, 7, week, 'days')).forEach(([title, choice], n) => {
      const day = (days += 1);
      const { id: workoutDayId } = table(db, 'workoutDays').insert({ weekId, title: `Day ${n + 1} · ${title}` });
      exercisesOf(choice, day).forEach((text, place) => {
        const reps = pick([8, 10, 12, 15], day * 10 + place, 'reps');
        const sets = week < 2 ? 2 : between(2, 4, day * 10 + place, 'sets');
        table(db, 'workouts').insert({ workoutDayId, exerciseId: exerciseIds.get(text)!, sets, reps });
      });
    });
  }
}
