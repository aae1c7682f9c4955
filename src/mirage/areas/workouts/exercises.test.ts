import { makeServer, type MockServer } from '../../server';
import { call, form } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const film = (name = 'squat.mp4') => new File(['a film'], name, { type: 'video/mp4' });
const exercise = (changes: Record<string, string | File> = {}) =>
  form({ name: 'Squat', description: 'Sit back.', video: film(), ...changes });
const listed = async () => (await call<object[]>('exercise/list')).body.data;

test('a created exercise is listed with its video', async () => {
  expect((await call('exercise/create', exercise())).status).toBe(200);
  expect(await listed()).toEqual([
    {
      id: 1,
      name: 'Squat',
      description: 'Sit back.',
      videoURL: 'uploads/1-squat.mp4',
      date: expect.stringMatching(/^\d{4}-/) as string,
    },
  ]);
});

test.each(['name', 'description', 'video'])('an exercise without %s is refused', async (name) => {
  const { status, body } = await call('exercise/create', exercise({ [name]: '' }));
  expect(status).toBe(422);
  expect(body.message).toBe(`${name} is required.`);
});

test('a video that is not a file is refused', async () => {
  expect((await call('exercise/create', exercise({ video: 'squat.mp4' }))).body.message).toBe('video must be a file.');
});

test('a changed exercise keeps its video if the form has none', async () => {
  server.create('exercise', { videoURL: 'exercises/squat.mp4' });
  await call('exercise/update', form({ id: '1', name: 'Deep squat', description: 'Lower.' }));
  expect(await listed()).toMatchObject([
    { name: 'Deep squat', description: 'Lower.', videoURL: 'exercises/squat.mp4' },
  ]);
  await call('exercise/update', exercise({ id: '1', video: film('new.mp4') }));
  expect(await listed()).toMatchObject([{ videoURL: 'uploads/1-new.mp4' }]);
});

test('deleting an exercise deletes its workouts', async () => {
  server.create('week');
  server.create('workoutDay');
  server.createList('exercise', 2);
  server.create('workout');
  server.create('workout', { exerciseId: '2' });
  await call('exercise/delete', { id: 1 });
  expect(await listed()).toMatchObject([{ id: 2 }]);
  const { body } = await call('workout/detail', { weekId: 1 });
  expect(body.data).toMatchObject({ workoutDays: [{ workoutDayExercises: [{ exercise: { id: 2 } }] }] });
});

test.each([
  ['exercise/update', exercise({ id: '9' })],
  ['exercise/delete', { id: 9 }],
])('%s with an unknown id is refused', async (path, body) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe('Exercise not found.');
});
