import { makeWorkout } from '@test/workouts';
import { lanesOf } from './lanes';

const DAYS = [
  { id: 1, title: 'Day 1 · Lower · body', workouts: [makeWorkout(1)] },
  { id: 2, title: ' Arms ', workouts: [makeWorkout(2), makeWorkout(3)] },
  { id: 3, title: 'Day 7 · Walk', workouts: [] },
];
const ALL = [
  { id: 1, title: '', weekId: 1 },
  { id: 3, title: '', weekId: null },
];
const lanes = lanesOf(DAYS, ALL);

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
