import { makeWorkout } from '@test/workouts';
import { closedReason, fixedReason, lanesOf, touchedLanes } from './lanes';

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

test('a title’s first part stands above the others', () => {
  expect(lanes.map(({ ordinal, name }) => [ordinal, name])).toEqual([
    ['Day 1', 'Lower · body'],
    ['', 'Arms'],
    ['Day 7', 'Walk'],
  ]);
});

test('a day of every week is one without a week; before all days are known there is none', () => {
  expect(lanes.map(({ isShared }) => isShared)).toEqual([false, false, true]);
  expect(lanesOf(DAYS, undefined).some(({ isShared }) => isShared)).toBe(false);
});

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
