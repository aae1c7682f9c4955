import { setTimeout as pause } from 'node:timers/promises';

test('a walk that has begun when the time is up goes on to its end, and no other begins', async () => {
  process.env.WALK_MINUTES = String(20 / 60_000);
  const { findFaults } = await import('./findFaults');
  const walks = { begun: 0, ended: 0 };
  await findFaults({
    runs: 1,
    steps: 1,
    async walk() {
      walks.begun += 1;
      await pause(40);
      walks.ended += 1;
      return [];
    },
  });
  delete process.env.WALK_MINUTES;
  expect(walks).toEqual({ begun: 1, ended: 1 });
});
