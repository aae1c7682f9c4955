import fc from 'fast-check';
import { makeServer } from '@/mirage/server';
import { toSessionUser, clearSession, startSession } from '@/services/session/session';
import { table } from '@/mirage/database/table';
import { Channel } from './channel';
import { walks } from './commands';
import { jsdomDriver, type JsdomDriver } from './jsdomDriver';
import { historyAt } from './panel';
import { Network } from './network';
import { jsdomRules } from './jsdomRules';
import { OtherTab } from './lists';
import { type World } from './world';

const NOW = new Date('2026-03-02T09:00:00Z');
const seed = Number(process.env.WALK_SEED ?? 1);

jest.setTimeout(3_600_000);
beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['queueMicrotask', 'nextTick', 'requestIdleCallback', 'cancelIdleCallback', 'performance'],
  });
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

test('walks', async () => {
  const errors: string[] = [];
  jest
    .spyOn(console, 'error')
    .mockImplementation((...parts: unknown[]) => /suspended inside an .act. scope/.test(String(parts[0])) ? undefined : void errors.push(parts.map(String).join(' ').slice(0, 3000)));
  window.confirm = () => true;
  window.print = () => {};
  let at = 0;
  let steps = 0;
  const started = performance.now();
  await fc.assert(
    fc.asyncProperty(walks(100), async (commands) => {
      jest.setSystemTime(NOW);
      const server = makeServer({ environment: 'test', scenario: 'default' });
      const network = new Network(server);
      const admin = toSessionUser(table(server, 'employees').find(1))!;
      startSession({ token: 'seed-token-1', user: admin }, false);
      let driver: JsdomDriver | undefined;
      const other = new OtherTab(admin);
      at += 1;
      try {
        driver = jsdomDriver(historyAt('/dashboard'), network, errors);
        await driver.settle();
        const world: World = {
          driver,
          story: [],
          before: await driver.look(),
          rules: jsdomRules(driver, network, admin, other),
        };
        try {
          await fc.asyncModelRun(() => ({ model: world, real: world }), commands);
        } finally {
          steps += world.story.length;
          if (process.env.WALK_LOUD) process.stderr.write(world.story.join('\n') + '\n');
        }
      } finally {
        driver?.close();
        other.close();
        clearSession();
        localStorage.clear();
        server.shutdown();
        jest.clearAllTimers();
        process.stderr.write(`walk ${at}: ${steps} steps, ${Math.round(performance.now() - started)} ms\n`);
      }
    }),
    { seed, numRuns: Number(process.env.WALK_RUNS ?? 3), endOnFailure: true },
  );
});
