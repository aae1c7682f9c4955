import fc from 'fast-check';
import { makeWorkout } from '@test/workouts';
import { withWorkout } from './shownWeeks';
import { type WeekDetail } from '@/services/workouts';

const workout = (id: number, reps = 12) => makeWorkout(id, { reps });
const week: WeekDetail = {
  days: [
    { id: 1, title: 'Legs', workouts: [workout(1), workout(2)] },
    { id: 2, title: 'Arms', workouts: [workout(3)] },
  ],
};
const idsOf = ({ days }: WeekDetail) => days.map(({ workouts }) => workouts.map(({ id }) => id));

test('a moved workout is behind the others of its day', () => {
  expect(idsOf(withWorkout(week, { workout: workout(1), dayId: 2 }))).toEqual([[2], [3, 1]]);
});

test('a changed workout stays in its place', () => {
  const next = withWorkout(week, { workout: workout(1, 15), dayId: 1 });
  expect(idsOf(next)).toEqual([[1, 2], [3]]);
  expect(next.days[0]!.workouts[0]!.reps).toBe(15);
});

test('a week without that day loses the workout, and one with neither stays as it is', () => {
  expect(idsOf(withWorkout(week, { workout: workout(3), dayId: 9 }))).toEqual([[1, 2], []]);
  expect(withWorkout(week, { workout: workout(8), dayId: 9 })).toEqual(week);
});

test('however often workouts move, each stands once, and those that did not move keep their order', () => {
  const move = fc.record({ id: fc.integer({ min: 1, max: 3 }), dayId: fc.integer({ min: 1, max: 2 }) });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const next = moves.reduce((all, { id, dayId }) => withWorkout(all, { workout: workout(id), dayId }), week);
      expect(idsOf(next).flat().toSorted()).toEqual([1, 2, 3]);
      for (const [id, day] of Object.entries({ 1: 1, 2: 1, 3: 2 })) {
        const last = moves.findLast((move) => move.id === Number(id))?.dayId ?? day;
        expect(idsOf(next)[last - 1]).toContain(Number(id));
      }
    }),
  );
});
