import { makeWorkout } from '@test/workouts';
import { type Exercise } from '@/services/exercises';
import { type WeekDay, type Workout } from '@/services/workouts';
import { daysOfWeek, effortOf, exerciseRows, isCopyable, placedWorkouts, sortExercises } from './workoutsRows';

const exercise = (id: number, name = `Exercise ${id}`): Exercise => ({ id, name, description: '', video: '' });

const day = (...workouts: Workout[]): WeekDay => ({ id: 7, title: 'Legs', workouts });
const LIBRARY = [1, 2, 3].map((id) => exercise(id));

test('a week has its own days and those of every week', () => {
  const days = [
    { id: 1, title: 'Legs', weekId: 1 },
    { id: 2, title: 'Arms', weekId: 2 },
    { id: 3, title: 'Walk', weekId: null },
  ];
  expect(daysOfWeek(days, 1).map(({ id }) => id)).toEqual([1, 3]);
});

test.each([
  [3, 12, '3 sets · 12 reps'],
  [1, 1, '1 set · 1 rep'],
  [0, 0, '0 sets · 0 reps'],
])('%d and %d read %s', (sets, reps, text) => {
  expect(effortOf({ sets, reps })).toBe(text);
});

test('each exercise has its workout on the selected day', () => {
  const rows = exerciseRows(LIBRARY, day(makeWorkout(1, { exerciseId: 2, sets: 4, reps: 8 })));
  expect(rows.map(({ exercise: { id }, workout: asked }) => [id, asked?.sets, asked?.reps])).toEqual([
    [1, undefined, undefined],
    [2, 4, 8],
    [3, undefined, undefined],
  ]);
});

test('an exercise that is on the day twice has its first workout', () => {
  const rows = exerciseRows(LIBRARY, day(makeWorkout(1, { id: 1, sets: 4 }), makeWorkout(1, { id: 2, sets: 2 })));
  expect(rows[0]!.workout?.sets).toBe(4);
});

test('without a day no exercise has sets', () => {
  expect(exerciseRows(LIBRARY, undefined)[0]!.workout).toBeUndefined();
});

test('exercises are in the server’s order, or by name', () => {
  const library = [exercise(1, 'plank'), exercise(2, 'Squat'), exercise(3, 'Bridge')];
  const idsBy = (...sort: Parameters<typeof sortExercises>) => sortExercises(...sort).map(({ id }) => id);
  expect(sortExercises(library, null)).toBe(library);
  expect(idsBy(library, { key: 'name', direction: 'asc' })).toEqual([3, 1, 2]);
  expect(idsBy(library, { key: 'name', direction: 'desc' })).toEqual([2, 1, 3]);
});

test('each workout knows its day', () => {
  expect(placedWorkouts([day(makeWorkout(1, { id: 3 }))])).toMatchObject([{ id: 3, dayId: 7 }]);
});

test('a day is copyable if one of its exercises is still in the library', () => {
  expect(isCopyable(day())).toBe(false);
  expect(isCopyable(day(makeWorkout(1, { exerciseId: null })))).toBe(false);
  expect(isCopyable(day(makeWorkout(1, { exerciseId: null }), makeWorkout(1, {})))).toBe(true);
});
