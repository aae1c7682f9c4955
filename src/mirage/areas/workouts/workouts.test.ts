import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.createList('week', 2);
  server.create('workoutDay', { title: 'Legs' });
  server.create('workoutDay', { title: 'Arms', weekId: '2' });
  server.create('exercise', { name: 'Squat', videoURL: 'exercises/squat.mp4', date: '2025-01-01T00:00:00.000Z' });
});
afterEach(() => server.shutdown());

interface Week {
  id: number;
  title: string;
  workoutDays: { id: number; title: string; workoutDayExercises: object[] }[];
}

const detail = async (weekId: number) => (await call<Week>('workout/detail', { weekId })).body.data;
const workout = (changes: object = {}) => ({
  weekId: 1,
  workoutDayId: 1,
  exerciseId: 1,
  sets: 3,
  reps: 12,
  ...changes,
});

test('weeks and days are listed, each day with its week', async () => {
  server.create('workoutDay', { title: 'Walk', weekId: null });
  expect((await call('workout/list/weeks')).body.data).toEqual([
    { id: 1, title: 'Week 1' },
    { id: 2, title: 'Week 2' },
  ]);
  expect((await call('workout/list/workoutdays')).body.data).toEqual([
    { id: 1, weekId: 1, title: 'Legs' },
    { id: 2, weekId: 2, title: 'Arms' },
    { id: 3, weekId: null, title: 'Walk' },
  ]);
});

test('a week has its own days and those of every week, with their workouts', async () => {
  server.create('workoutDay', { title: 'Walk', weekId: null });
  server.create('workout', { sets: 3, reps: 12 });
  expect(await detail(1)).toEqual({
    id: 1,
    title: 'Week 1',
    workoutDays: [
      {
        id: 1,
        title: 'Legs',
        workoutDayExercises: [
          {
            id: 1,
            exercise: { id: 1, name: 'Squat', date: '2025-01-01T00:00:00.000Z', videoURL: 'exercises/squat.mp4' },
            sets: 3,
            reps: 12,
          },
        ],
      },
      { id: 3, title: 'Walk', workoutDayExercises: [] },
    ],
  });
});

test('a workout is created, changed and deleted', async () => {
  await call('workout/create', workout({ sets: '2' }));
  expect((await detail(1)).workoutDays[0]!.workoutDayExercises).toMatchObject([{ id: 1, sets: 2, reps: 12 }]);
  await call('workout/update', workout({ id: 1, weekId: 2, workoutDayId: 2, reps: 8 }));
  expect((await detail(1)).workoutDays[0]!.workoutDayExercises).toEqual([]);
  expect((await detail(2)).workoutDays[0]!.workoutDayExercises).toMatchObject([{ id: 1, sets: 3, reps: 8 }]);
  await call('workout/delete', { id: 1 });
  expect((await detail(2)).workoutDays[0]!.workoutDayExercises).toEqual([]);
});

test.each(['weekId', 'workoutDayId', 'exerciseId', 'sets', 'reps'])('a workout without %s is refused', async (name) => {
  const { status, body } = await call('workout/create', workout({ [name]: '' }));
  expect(status).toBe(422);
  expect(body.message).toBe(`${name} is required.`);
});

test.each([0, -1, 1.5, 'many'])('%p sets are refused', async (sets) => {
  const { status, body } = await call('workout/create', workout({ sets }));
  expect(status).toBe(422);
  expect(body.message).toBe('sets must be a whole number of at least 1.');
});

test('a day of another week is refused', async () => {
  const { status, body } = await call('workout/create', workout({ workoutDayId: 2 }));
  expect(status).toBe(422);
  expect(body.message).toBe('Arms is no day of Week 1.');
});

test.each([
  ['workout/detail', { weekId: 9 }, 'Week'],
  ['workout/create', workout({ weekId: 9 }), 'Week'],
  ['workout/create', workout({ workoutDayId: 9 }), 'Workout day'],
  ['workout/create', workout({ exerciseId: 9 }), 'Exercise'],
  ['workout/update', workout({ id: 9 }), 'Workout'],
  ['workout/delete', { id: 9 }, 'Workout'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe(`${thing} not found.`);
});

test('weeks are added at the end, with the days of the first week', async () => {
  await call('workout/create/week', { numberOfWeeks: 2 });
  const titles = (await call<Week[]>('workout/list/weeks')).body.data.map(({ title }) => title);
  expect(titles).toEqual(['Week 1', 'Week 2', 'Week 3', 'Week 4']);
  expect(await detail(4)).toMatchObject({ workoutDays: [{ title: 'Legs', workoutDayExercises: [] }] });
});

test.each([0, 1.5, ''])('%p weeks are refused', async (numberOfWeeks) => {
  expect((await call('workout/create/week', { numberOfWeeks })).status).toBe(422);
});
