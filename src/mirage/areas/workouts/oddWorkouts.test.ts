import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

interface Workout {
  exercise: { name?: string | null; videoURL?: string | null } | null;
  sets: string;
  reps: string;
}

interface Week {
  workoutDays: { title?: string; workoutDayExercises: Workout[] | null }[];
}

const days = async (weekId: number) => (await call<Week>('workout/detail', { weekId })).body.data.workoutDays;
const shared = async () => (await days(9)).at(-1)!.workoutDayExercises!;

test('a week has only the days of every week', async () => {
  expect(await days(9)).toHaveLength(2);
  expect((await days(9))[1]!.title).toContain('Evening walk, every week');
});

test('a day has no exercises', async () => {
  expect((await days(1)).some(({ workoutDayExercises }) => workoutDayExercises === null)).toBe(true);
});

test('a day has an exercise twice, one without a name and a deleted one', async () => {
  const [first, second, nameless, gone] = await shared();
  expect(first!.exercise!.name).toContain('Slow squat');
  expect(second!.exercise!.name).toContain('Slow squat');
  expect(nameless!.exercise!.name).toContain(' ');
  expect(gone!.exercise).toBeNull();
});

test('sets and reps are text that is not always a number', async () => {
  const workouts = await shared();
  expect(workouts.some(({ reps }) => reps === '012')).toBe(true);
  expect(workouts.some(({ sets, reps }) => sets === '0' && reps === 'many')).toBe(true);
});
