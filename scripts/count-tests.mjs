/**
 * Counts the tests of all suites for `.ci/run` and prints `N passed, N failed`; ends with 1 where one failed. Names
 * before that the tests that passed only when they were tried again: each is a defect to mend, and from the third in a
 * run a failure.
 *
 *   node scripts/count-tests.mjs <output of npm test> <its exit code> [<Playwright's JSON> <exit code of that run>]...
 */
import { readFileSync } from 'node:fs';

const [unitLog, unitStatus, ...runs] = process.argv.slice(2);

/** As many tests of a run may need a second try. */
const MOST_TRIED_AGAIN = 2;

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

/** The units that passed when they were tried again, from what jest logs of each; `● …` has those that failed then too. */
function triedUnits(output) {
  const failed = [...output.matchAll(/^ {2}● (?:.+ › )?(.+)$/gm)].map(([, title]) => title);
  const tried = [...output.matchAll(/LOGGING RETRY ERRORS +(.+)/g)].map(([, title]) => title);
  return tried.filter((title) => !failed.includes(title)).map((title) => `unit: ${title}`);
}

const NO_RUN = { stats: { expected: 0, unexpected: 0, flaky: 0 } };
const parseRun = (json) => (json ? JSON.parse(json) : NO_RUN);

/** A test that passed when it was tried again counts as passed. */
const countJourneys = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

/** A journey may be of several projects, and so be named more than once. */
const triedJourneys = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${projectName}: ${file}: ${title}`),
  ),
  ...suites.flatMap(triedJourneys),
];

/** A suite that failed without a failed test, as by types, lint or a build, counts as one failed test. */
const withStatus = ({ passed, failed }, status) => ({
  passed,
  failed: failed || Number(status !== '0' || passed === 0),
});

const units = read(unitLog);
const suites = [withStatus(countUnits(units), unitStatus)];
const triedAgain = triedUnits(units);
for (let at = 0; at < runs.length; at += 2) {
  const run = parseRun(read(runs[at]));
  suites.push(withStatus(countJourneys(run), runs[at + 1]));
  triedAgain.push(...triedJourneys(run));
}

if (triedAgain.length > 0)
  console.log([`Passed only when tried again; more than ${MOST_TRIED_AGAIN} fail`, ...triedAgain, ''].join('\n'));
const sum = (kind) => suites.reduce((total, suite) => total + suite[kind], 0);
const tooMany = Math.max(0, triedAgain.length - MOST_TRIED_AGAIN);
const failed = sum('failed') + tooMany;
console.log(`${sum('passed') - tooMany} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
