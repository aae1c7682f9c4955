import { parse } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { helpOf } from './help.mjs';

helpOf(import.meta.filename);

/**
 * Breaks the pure modules that matter most in small ways, one at a time, and counts how many of these mutants the tests
 * of the module notice: those beside it only, not those of the screens that use it. docs/measurements.md has the results.
 *
 *     npm run mutants              all of them, which takes an hour
 *     npm run mutants -- weekPlan  those with this in their path
 */
const MODULES = [
  // What a save, an undo or a copy writes: a fault here loses somebody's work.
  'src/lib/sameValues.ts',
  'src/screen/saveGuard/mergeFields.ts',
  'src/capabilities/journal/undo.ts',
  'src/capabilities/copy/weekPlan.ts',
  'src/capabilities/copy/progression.ts',
  'src/capabilities/changeMany/replaceWords.ts',
  'src/services/http/serialize.ts',
  // What is read: from the backend, an address, a file, a form or an answer. A fault here shows what nobody wrote.
  'src/services/http/decode.ts',
  'src/services/http/decodeRows.ts',
  'src/services/nutritionText.ts',
  'src/screen/urlFields.ts',
  'src/capabilities/bringIn/read/amounts.ts',
  'src/capabilities/memberAnswers/quantities.ts',
  'src/components/form/formRules.ts',
  // Who and what is found, and in which order: a fault here leaves people out without anybody seeing it.
  'src/capabilities/conditions/syntax.ts',
  'src/capabilities/conditions/meaning.ts',
  'src/features/users/list/usersIndex.ts',
  'src/screen/listRows.ts',
  'src/capabilities/queue/queueOrder.ts',
  'src/capabilities/answerDesk/deskOrder.ts',
  'src/capabilities/savedViews/arrange.ts',
  // Money, dates and figures.
  'src/features/plans/planPrice.ts',
  'src/capabilities/paymentQueue/findWarnings.ts',
  'src/components/format/date.ts',
  'src/components/format/number.ts',
  // What leaves the panel: files, and what DevTools show.
  'src/components/export/formats.ts',
  'src/components/export/formula.ts',
  'src/components/export/table.ts',
  'src/components/export/xlsx.ts',
  'src/capabilities/devTools/log.ts',
];

/** The tests of those that share them. */
const TESTS = {
  undo: '{undo.rules,undo.looks}',
  amounts: '{amounts,amounts.doubts}',
  meaning: '{meaning,asked}',
  decode: '{decode,unread}',
  decodeRows: '{decode,unread}',
  replaceWords: '{replaceWords,aroundChanges}',
  date: 'format',
  number: 'format',
  formats: 'csv',
  formula: 'csv',
};

/** Those whose tests need a page; the others run in a fraction of the time without one. */
const WITH_PAGE = ['undo', 'findWarnings', 'formats', 'formula', 'xlsx'];
const WITHOUT_PAGE = { testEnvironment: 'node', setupFiles: [], setupFilesAfterEnv: [] };

const wanted = process.argv.slice(2);
const chosen = MODULES.filter((module) => wanted.length === 0 || wanted.some((part) => module.includes(part)));
if (chosen.length === 0) {
  console.error(`No module has ${wanted.join(' or ')} in its path; scripts/mutants.mjs lists them.`);
  process.exit(1);
}

/** @param {string} module */
function mutantsOf(module) {
  const { dir, name } = parse(module);
  return new Stryker({
    mutate: [module],
    testRunner: 'jest',
    jest: {
      config: {
        testMatch: [`<rootDir>/${dir}/${TESTS[name] ?? name}.test.ts`],
        ...(!WITH_PAGE.includes(name) && WITHOUT_PAGE),
      },
    },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // On a busy machine a slow run is no endless one, which Stryker knows by counting.
    timeoutMS: 60_000,
    ignorePatterns: ['/*', '!/src', '!/test', '!/gallery', '!/*.json', '!/jest.config.ts'],
    tempDirName: '.cache/stryker',
    warnings: false,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    jsonReporter: { fileName: `.cache/mutants/${name}.json` },
  }).runMutationTest();
}

const rows = ['| Module | Mutants | Noticed | |', '| --- | ---: | ---: | ---: |'];
for (const module of chosen) {
  const mutants = (await mutantsOf(module)).filter(({ status }) => !status.endsWith('Error'));
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const percent = Math.floor((noticed / mutants.length) * 100);
  rows.push(`| ${module} | ${mutants.length} | ${noticed} | ${percent} % |`);
}
console.log(rows.join('\n'));
