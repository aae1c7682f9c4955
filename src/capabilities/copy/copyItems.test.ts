import { makeWorkout } from '@test/workouts';
import { type Lines, type LineStatus } from '@/capabilities/rounds/api';
import { type Workout } from '@/services/workouts';
import { compared, copiesOf, likeEffort, likeExercise, type CopyItem } from './copyItems';

const itemsOf = (workouts: readonly Workout[]) =>
  copiesOf(workouts).map((copy): CopyItem => ({ ...copy, weekId: 1, dayId: 7, where: '' }));

/** The lines for a round over a day that holds these workouts. */
const comparedWith = (lines: Lines<CopyItem>, workouts: Workout[], likeness = likeEffort) =>
  compared(lines, [{ id: 7, title: 'Legs', workouts }], likeness);

const DAY = [makeWorkout(1), makeWorkout(2), makeWorkout(3)];

/** The lines of a day after a round in which the first was added, the second failed and the third was not sent. */
const half = (workouts = DAY) =>
  itemsOf(workouts).map((item, index) => ({
    item,
    status: (['done', 'failed', 'waiting'] as LineStatus[])[index]!,
    reason: index === 1 ? 'No.' : '',
  }));
const fresh = itemsOf(DAY).map((item) => ({ item, status: 'waiting' as const, reason: '' }));

const statuses = (lines: Lines<CopyItem>) => lines.map(({ status }) => status);

test('exercises that are gone from the library are left out', () => {
  expect(copiesOf([makeWorkout(1), makeWorkout(2, { exerciseId: null })]).map(({ exerciseId }) => exerciseId)).toEqual([
    1,
  ]);
});

test('after a stop the rest is sent, and then what failed', () => {
  const held = [makeWorkout(11, { exerciseId: 1 })];
  expect(comparedWith(half(), held)).toEqual(half());
  const [done, failed] = half();
  const lines = comparedWith([done!, failed!], held);
  expect(statuses(lines)).toEqual(['done', 'waiting']);
  expect(lines[1]!.reason).toBe('');
});

test('a line whose reply was lost is not sent again if the day holds it', () => {
  const now = [makeWorkout(11, { exerciseId: 1 }), makeWorkout(12, { exerciseId: 2 })];
  expect(statuses(comparedWith(half(), now))).toEqual(['done', 'skipped', 'waiting']);
});

test('exercises that the day holds with the same sets and reps are left out', () => {
  const held = [makeWorkout(9, { exerciseId: 2 }), makeWorkout(10, { exerciseId: 3, reps: 8 })];
  expect(statuses(comparedWith(fresh, held))).toEqual(['waiting', 'skipped', 'waiting']);
});

test('of equal lines only as many are left out as the day holds', () => {
  const alike = [makeWorkout(1), makeWorkout(2, { exerciseId: 1 }), makeWorkout(3, { exerciseId: 1 })];
  const held = [makeWorkout(11, { exerciseId: 1 }), makeWorkout(12, { exerciseId: 1 })];
  expect(statuses(comparedWith(half(alike), held))).toEqual(['done', 'skipped', 'waiting']);
});

test('for a week, what a day has of an exercise is left out whatever its sets and reps', () => {
  const held = [makeWorkout(10, { exerciseId: 3, reps: 8 })];
  expect(statuses(comparedWith(fresh, held, likeExercise))).toEqual(['waiting', 'waiting', 'skipped']);
});

test('another day’s exercises are not taken for this one’s', () => {
  const lines = compared(fresh, [{ id: 8, title: 'Arms', workouts: DAY }], likeEffort);
  expect(statuses(lines)).toEqual(['waiting', 'waiting', 'waiting']);
});
