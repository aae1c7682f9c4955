/**
 * Counts the tests of all suites for `.ci/run` and prints `N passed, N failed`; ends with 1 where one failed.
 *
 *   node scripts/count-tests.mjs <output of npm test> <its exit code> [<Playwright's JSON> <exit code of that run>]...
 */
import { readFileSync } from 'node:fs';

const [unitLog, unitStatus, ...runs] = process.argv.slice(2);

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
  // A test that passed on a retry counts as passed; Playwright's list names it.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** A suite that failed without a failed test, as by types, lint or a build, counts as one failed test. */
const withStatus = ({ passed, failed }, status) => ({
  passed,
  failed: failed || Number(status !== '0' || passed === 0),
});

const suites = [withStatus(countUnits(read(unitLog)), unitStatus)];
for (let at = 0; at < runs.length; at += 2) suites.push(withStatus(countJourneys(read(runs[at])), runs[at + 1]));

const sum = (kind) => suites.reduce((total, suite) => total + suite[kind], 0);
const failed = sum('failed');
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
