import { readdirSync } from 'node:fs';
import { makeServer } from '../server';
import { type ScenarioName } from '../scenarios/scenarios';
import { AREAS } from './areas';

const FOLDERS = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The number of rows of each table. */
function sizesOf(scenario: ScenarioName) {
  const server = makeServer({ environment: 'test', scenario });
  const tables = server.db.dump() as unknown as Record<string, unknown[]>;
  server.shutdown();
  return Object.entries(tables).map(([name, rows]) => [name, rows.length] as const);
}

test.each(FOLDERS.map(({ name }) => name))('the list of areas has %s', async (name) => {
  const exported = (await import(`./${name}/${name}Area`)) as Record<string, unknown>;
  expect(AREAS).toContain(exported[`${name}Area`]);
});

test('the default scenario has rows in every table', () => {
  expect(sizesOf('default').filter(([, size]) => size === 0)).toEqual([]);
});

test('every area with seeds adds edge cases to the awkward scenario', () => {
  expect(AREAS.filter(({ seed, seedOdd }) => seed && !seedOdd)).toEqual([]);
});
