import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const UNITS = 'Tests:       120 passed, 120 total';

const journeys = (expected: number, unexpected = 0, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky } });

/** How `.ci/run` ends, given what its suites wrote and their exit codes. */
function verdict(...suites: [written: string, exitCode: number][]) {
  const args = suites.flatMap(([written, exitCode], index) => {
    const file = test.info().outputPath(`suite-${index}`);
    writeFileSync(file, written);
    return [file, String(exitCode)];
  });
  const { stdout, status } = spawnSync(process.execPath, ['scripts/count-tests.mjs', ...args], { encoding: 'utf8' });
  return [stdout.trim(), status];
}

test('the tests of all suites are summed', () => {
  expect(verdict([UNITS, 0], [journeys(300, 0, 1), 0], [journeys(40), 0])).toEqual(['461 passed, 0 failed', 0]);
});

test('a failed test of any suite counts', () => {
  expect(verdict([UNITS, 0], [journeys(300), 0], [journeys(38, 2), 1])).toEqual(['458 passed, 2 failed', 1]);
});

test('a suite that wrote nothing, or ended badly without a failed test, is a failure', () => {
  expect(verdict([UNITS, 0], [journeys(300), 0], ['', 0])).toEqual(['420 passed, 1 failed', 1]);
  expect(verdict([UNITS, 2], [journeys(300), 0], [journeys(40), 0])).toEqual(['460 passed, 1 failed', 1]);
});

const flaky = { title: 'a film plays', file: 'a.spec.ts', tests: [{ status: 'flaky', projectName: 'http' }] };
const TRIED = JSON.stringify({
  stats: { expected: 9, unexpected: 0, flaky: 1 },
  suites: [{ suites: [{ specs: [flaky] }] }],
});
const unitsTried = (...titles: string[]) => titles.map((title) => ` LOGGING RETRY ERRORS  ${title}\n`).join('') + UNITS;

test('two that passed only when they were tried again are named, and count as passed', () => {
  expect(verdict([unitsTried('keys move'), 0], [TRIED, 0])).toEqual([
    'Passed only when tried again; more than 2 fail\nunit: keys move\nhttp: a.spec.ts: a film plays\n\n130 passed, 0 failed',
    0,
  ]);
});

test('the third that passed only when it was tried again is a failure', () => {
  expect(verdict([unitsTried('keys move', 'a menu opens'), 0], [TRIED, 0])).toEqual([
    expect.stringMatching(/^Passed only when .*\n\n129 passed, 1 failed$/s),
    1,
  ]);
});

test('what failed when it was tried again is one failure, and none that passed', () => {
  const log = ` LOGGING RETRY ERRORS  keys move\n  ● a menu › keys move\n${UNITS.replace('120 passed', '1 failed, 119 passed')}`;
  expect(verdict([log, 1], [journeys(9), 0])).toEqual(['128 passed, 1 failed', 1]);
});
