import { ALL_EXERCISES, LIBRARY, type ExerciseText } from './exerciseTexts';
import { makeExercise } from './exerciseFactory';
import { between, pick } from '../../database/random';
import { table, type WithDb } from '../../database/table';

const WEEKS = 8;
/** The weeks after them have days, but no exercises yet. */
const PLANNED_WEEKS = 5;
/** The first weeks have a day less than the others. */
const EASY_WEEKS = 2;

const { lower, upper, core, mobility, cardio } = LIBRARY;

/** What the days of a week train, and the exercises they choose from. */
const DAYS: readonly (readonly [title: string, choice: readonly ExerciseText[]])[] = [
  ['Lower body', lower],
  ['Upper body', upper],
  ['Core and balance', core],
  ['Mobility', mobility],
  ['Full body', lower.flatMap((text, n) => [text, upper[n]!, core[n]!])],
  ['Gentle cardio', cardio],
];

/** On a day that belongs to every week. */
const EVENING = mobility.filter(({ name }) => name === 'Legs up the wall' || name === "Child's pose");

/** Three to six of the choice, one after another, and none twice; later days begin further down. */
function exercisesOf(choice: readonly ExerciseText[], day: number) {
  const count = between(3, 6, day, 'exercises');
  return Array.from({ length: count }, (_, n) => choice[(day + n) % choice.length]!);
}

/** The library of exercises, and eight weeks of training, five of them made from it already. */
export function seedWorkouts(db: WithDb) {
  const exercises = ALL_EXERCISES.map((text, n) => [text, table(db, 'exercises').insert(makeExercise(n)).id] as const);
  const exerciseIds = new Map(exercises);
  let days = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    const { id: weekId } = table(db, 'weeks').insert({ title: `Week ${week + 1}` });
    DAYS.slice(0, week < EASY_WEEKS ? 5 : 6).forEach(([title, choice], n) => {
      const day = (days += 1);
      const { id: workoutDayId } = table(db, 'workoutDays').insert({ weekId, title: `Day ${n + 1} · ${title}` });
      if (week >= PLANNED_WEEKS) return;
      exercisesOf(choice, day).forEach((text, place) => {
        const reps = pick([8, 10, 12, 15], day * 10 + place, 'reps');
        const sets = week < EASY_WEEKS ? 2 : between(2, 4, day * 10 + place, 'sets');
        table(db, 'workouts').insert({ workoutDayId, exerciseId: exerciseIds.get(text)!, sets, reps });
      });
    });
  }
  const { id: workoutDayId } = table(db, 'workoutDays').insert({ weekId: null, title: 'Day 7 · Evening walk' });
  for (const text of EVENING)
    table(db, 'workouts').insert({ workoutDayId, exerciseId: exerciseIds.get(text)!, sets: 2, reps: 8 });
}
