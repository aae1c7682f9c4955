import { makeWorkout } from '@test/workouts';
import { lanesOf } from '@/features/workouts/lanes';
import { closedReason, fixedReason, touchedLanes } from './moves';

const workout = (id: number, exerciseId: number | null) => makeWorkout(id, { exerciseId });
const DAYS = [
  { id: 1, title: 'Day 1 · Lower · body', workouts: [workout(1, 5)] },
  { id: 2, title: ' Arms ', workouts: [workout(2, 5), workout(3, 6)] },
  { id: 3, title: 'Day 7 · Walk', workouts: [] },
];
const ALL = [
  { id: 1, title: '', weekId: 1 },
  { id: 3, title: '', weekId: null },
];
const lanes = lanesOf(DAYS, ALL);
const placed = { id: 1, workout: DAYS[0]!.workouts[0]!, dayId: 1 };

test('a workout cannot be moved to its own day, nor to one that has the exercise', () => {
  expect(lanes.map((lane) => closedReason(lane, placed))).toEqual(['it is here', 'has it already', undefined]);
});

test('a workout whose exercise is gone cannot be moved', () => {
  expect(fixedReason(workout(1, 5))).toBeUndefined();
  expect(fixedReason(workout(1, null))).toBe('Its exercise is gone from the library.');
});

test('a change touches the day that the workout is on, and the one it is moved to', () => {
  expect(touchedLanes(lanes, 1, 3).map(({ name }) => name)).toEqual(['Lower · body', 'Walk']);
  expect(touchedLanes(lanes, 1, undefined).map(({ name }) => name)).toEqual(['Lower · body']);
});
