/**
 * Counts the tests of all suites for `.ci/run` and prints `N passed, N failed`; ends with 1 where one failed.
 *
 *   node scripts/count-tests.mjs <output of npm test> <its exit code> <Playwright's JSON> <exit code of the journeys>
 */
import { readFileSync } from 'node:fs';

const [unitLog, unitStatus, journeysJson, journeysStatus] = process.argv.slice(2);

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** From jest's closing line, `Tests: 1 failed, 120 passed, 121 total`. */
function countUnits(output) {
  const [line = ''] = output.match(/^Tests:.*total$/m) ?? [];
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
}

function countJourneys(json) {
  const { stats } = JSON.parse(json || '{"stats":{"expected":0,"unexpected":0,"flaky":0}}');
  // What passed when tried again has passed; the list above it says which.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** A suite that ended badly without a failed test, as for types, lint or a build, counts as one failed. */
const withStatus = ({ passed, failed }, status) => ({
  passed,
  failed: failed || Number(status !== '0' || passed === 0),
});

const units = withStatus(countUnits(read(unitLog)), unitStatus);
const journeys = withStatus(countJourneys(read(journeysJson)), journeysStatus);
const failed = units.failed + journeys.failed;
console.log(`${units.passed + journeys.passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
