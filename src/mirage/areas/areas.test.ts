import { readdirSync } from 'node:fs';
import { makeServer } from '../server';
import { type ScenarioName } from '../scenarios/scenarios';
import { AREAS } from './areas';

const FOLDERS = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** How many rows each table of a scenario has. */
function sizesOf(scenario: ScenarioName) {
  const server = makeServer({ environment: 'test', scenario });
  const tables = server.db.dump() as unknown as Record<string, unknown[]>;
  server.shutdown();
  return Object.entries(tables).map(([name, rows]) => [name, rows.length] as const);
}

test.each(FOLDERS.map(({ name }) => name))('the area %s is in the list of areas', async (name) => {
  const exported = (await import(`./${name}/${name}Area`)) as Record<string, unknown>;
  expect(AREAS).toContain(exported[`${name}Area`]);
});

test('every table has rows in the default scenario', () => {
  expect(sizesOf('default').filter(([, size]) => size === 0)).toEqual([]);
});

test('every area with seeds of its own has odd rows too, users excepted, whom the scenario makes odd', () => {
  const withoutOdd = AREAS.filter(({ seed, seedOdd }) => seed && !seedOdd);
  expect(withoutOdd.map(({ factories }) => Object.keys(factories))).toEqual([['user', 'userProgress']]);
});
