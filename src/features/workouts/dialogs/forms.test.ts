import { makeWorkout } from '@test/workouts';
import { weeksSchema } from './weeksForm';
import { newWorkout, toRequest, toValues, workoutSchema } from './workoutForm';

const VALUES = { week: '1', day: '2', exercise: '3', sets: '3', reps: '12' };

test.each(['1', '08', ' 12 ', '0012', '9999', '٣'])('%p is a number of sets and reps', async (typed) => {
  expect(await workoutSchema().isValid({ ...VALUES, sets: typed, reps: typed })).toBe(true);
});

test.each(['', ' ', '0', '000', '1.5', '-3', '+3', 'many', '1e9', '1e1', '10000', '1000000000', '3 4'])(
  '%p is no number of sets or reps',
  async (typed) => {
    const errorsOf = (values: object) => workoutSchema().validate({ ...VALUES, ...values });
    await expect(errorsOf({ sets: typed })).rejects.toThrow('Please enter a valid number of sets.');
    await expect(errorsOf({ reps: typed })).rejects.toThrow('Please enter a valid number of reps.');
  },
);

test.each(['1', '08', ' 52 '])('%p weeks can be added', async (count) => {
  expect(await weeksSchema.isValid({ count })).toBe(true);
});

test.each(['', '0', '-1', '1.5', '1e1', 'two', '53', '99999999999999999999'])('%p weeks cannot', async (count) => {
  await expect(weeksSchema.validate({ count })).rejects.toThrow('Please enter a number of weeks from 1 to 52.');
});

test('ids are sent as they came, counts as numbers', () => {
  expect(toRequest({ ...VALUES, week: 'w-1', sets: '08', reps: ' 12 ' }, 7)).toEqual({
    id: 7,
    weekId: 'w-1',
    workoutDayId: 2,
    exerciseId: 3,
    sets: 8,
    reps: 12,
  });
});

test('a new workout starts empty if week and day are not known', () => {
  expect(newWorkout(undefined, undefined)).toEqual({ week: '', day: '', exercise: '', sets: '', reps: '' });
});

test('an exercise that is gone from the library has to be chosen again', () => {
  const workout = makeWorkout(1, { exerciseId: 9 });
  expect(toValues({ id: 1, workout, dayId: 2 }, 1, []).exercise).toBe('');
});
