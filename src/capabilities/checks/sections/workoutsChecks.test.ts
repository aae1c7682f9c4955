import { findingsOf, reasonsOf } from '@test/checks';
import { makeWorkout } from '@test/workouts';
import { plainText } from '../finding';
import { type Exercise } from '@/services/exercises';
import { type Workout } from '@/services/workouts';
import { workoutSteps, type CheckedWeek } from './workoutsChecks';

const exercise = (id: number, changes: Partial<Exercise> = {}): Exercise => ({
  id,
  name: `Exercise ${id}`,
  description: '',
  video: `exercises/${id}.mp4`,
  ...changes,
});

const workout = (id: number, exerciseId: number | null, reps = 10) =>
  makeWorkout(id, { exerciseId, name: exerciseId === null ? '' : `Exercise ${exerciseId}`, reps });

const LIBRARY = [exercise(1), exercise(2)];
const week = (id: number, ...days: (readonly Workout[])[]): CheckedWeek => ({
  week: { id, title: `Week ${id}` },
  days: days.map((workouts, index) => ({ id: id * 10 + index, title: `Day ${index + 1}`, workouts })),
});

test('nothing is found in consistent weeks', () => {
  expect(findingsOf(workoutSteps([week(1, [workout(1, 1), workout(2, 2)], [workout(3, 1)])], LIBRARY))).toEqual([]);
});

test('an exercise twice in a day, one that is gone, and a day without any', () => {
  const weeks = [
    week(1, [workout(1, 1), workout(2, 2), workout(3, 1, 20)]),
    week(2, [workout(4, null)], [], [workout(5, 2)]),
  ];
  const found = findingsOf(workoutSteps(weeks, LIBRARY));
  expect(reasonsOf(found)).toEqual(['twice: workout 3', 'gone: workout 4', 'empty: day 21']);
  expect(found.map(({ said }) => plainText(said))).toEqual([
    '3 × 20, and before that 3 × 10',
    '3 × 10 of an exercise that is gone',
    'No exercises',
  ]);
  expect(found.map(({ place, act }) => [place, act.name, act.query])).toEqual([
    ['Week 1 › Day 1', 'Edit exercise of Exercise 1', { week: '1', day: '10', dialog: 'editWorkout.exercise:3' }],
    ['Week 2 › Day 1', 'Edit exercise of Untitled', { week: '2', day: '20', dialog: 'editWorkout.exercise:4' }],
    ['Week 2', 'Add exercise to Day 2', { week: '2', day: '21', dialog: 'addWorkout.exercise' }],
  ]);
});

test('a day that belongs to every week is checked once', () => {
  const [one, two] = [week(1, [], [workout(1, 1)], [workout(2, 2)]), week(2)];
  expect(reasonsOf(findingsOf(workoutSteps([one, { ...two, days: one.days }], LIBRARY)))).toEqual(['empty: day 10']);
});

test('the days of a week that is not planned yet are no fault', () => {
  expect(findingsOf(workoutSteps([week(1, [], []), week(2, [workout(1, 1)], [])], LIBRARY))).toEqual([]);
});

test.each<[what: string, changes: Partial<Exercise>, found: string, dialog: string]>([
  ['no film', { video: '' }, 'film: exercise 4', 'editExercise.video:4'],
  ['a script for a film', { video: 'javascript:x' }, 'film: exercise 4', 'editExercise.video:4'],
  ['a film that is gone', { video: 'gone.mp4' }, 'film: exercise 4', 'editExercise.video:4'],
  ['the name of another', { name: 'EXERCISE 1' }, 'double: exercise 4', 'editExercise.title:4'],
])('an exercise with %s', (_what, changes, expected, dialog) => {
  const found = findingsOf(workoutSteps([], [...LIBRARY, exercise(4, changes)]), (url) =>
    url.includes('gone') ? { isDead: true } : { isDead: false, width: 320, height: 180 },
  );
  expect(reasonsOf(found)).toEqual([expected]);
  expect(found[0]!.act.query).toEqual({ dialog });
});
