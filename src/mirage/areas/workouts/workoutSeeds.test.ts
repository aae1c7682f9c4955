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

test('eight weeks have five to seven days, each with three to six different exercises', () => {
  const weeks = table(server, 'weeks').all();
  expect(weeks).toHaveLength(8);
  for (const { id: weekId } of weeks) {
    const days = table(server, 'workoutDays').where({ weekId });
    expect(days.length).toBeGreaterThanOrEqual(5);
    expect(days.length).toBeLessThanOrEqual(7);
    for (const { id: workoutDayId } of days) {
      const exercises = table(server, 'workouts')
        .where({ workoutDayId })
        .map(({ exerciseId }) => exerciseId);
      expect(exercises.length).toBeGreaterThanOrEqual(3);
      expect(exercises.length).toBeLessThanOrEqual(6);
      expect(new Set(exercises).size).toBe(exercises.length);
    }
  }
});
