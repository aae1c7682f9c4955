import { makeServer, type MockServer } from '../../server';
import { table } from '../../database/table';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'default' })));
afterEach(() => server.shutdown());

test('the library has 40 exercises with unique names, descriptions and videos', () => {
  const rows = table(server, 'exercises').all();
  expect(new Set(rows.map(({ name }) => name)).size).toBe(40);
  for (const { name, description, videoURL } of rows) {
    expect(name).toMatch(/^\w/);
    expect(description).toMatch(/\.$/);
    expect(videoURL).toMatch(/^exercises\/[a-z-]+\.mp4$/);
  }
});

const daysOf = (weekId: string | null) => table(server, 'workoutDays').where({ weekId });
const exercisesOf = (workoutDayId: string) =>
  table(server, 'workouts')
    .where({ workoutDayId })
    .map(({ exerciseId }) => exerciseId);

test('eight weeks have five or six days; those of the first five have three to six different exercises, but for two faults', () => {
  const weeks = table(server, 'weeks').all();
  const faulty = daysOf(weeks[3]!.id).slice(-2);
  expect(weeks.map(({ id }) => daysOf(id).length)).toEqual([5, 5, 6, 6, 6, 6, 6, 6]);
  for (const [at, { id: weekId }] of weeks.entries())
    for (const { id } of daysOf(weekId)) {
      if (faulty.some((day) => day.id === id)) continue;
      const exercises = exercisesOf(id);
      expect(exercises.length).toBeGreaterThanOrEqual(at < 5 ? 3 : 0);
      expect(exercises.length).toBeLessThanOrEqual(at < 5 ? 6 : 0);
      expect(new Set(exercises).size).toBe(exercises.length);
    }
});

test('one day belongs to every week', () => {
  expect(daysOf(null).map(({ id, title }) => [title, exercisesOf(id).length])).toEqual([['Day 7 · Evening walk', 2]]);
});
