/**
 * Shows that each capability goes by its folder and its two lines in src/app/capabilities.ts: hides them, with what needs
 * it, and checks the types of all that imported something of it; then hides all at once. Nothing on the disk changes.
 *
 *   npm run without -- [<capability>]...
 */
import ts from 'typescript';
import { capabilities, withDependents } from './capabilityList.mjs';
import { problemsWithout } from './problemsWithout.mjs';

const asked = process.argv.slice(2);
const rounds = asked.length > 0 ? [asked] : [...capabilities.map((name) => [name]), capabilities];

for (const names of rounds) {
  const hidden = withDependents(names);
  const problems = problemsWithout(hidden);
  const title = hidden.length === capabilities.length ? 'all' : hidden.join(', ');
  console.log(`without ${title}: ${problems.length === 0 ? 'types hold' : `${problems.length} errors`}`);
  if (problems.length === 0) continue;
  process.exitCode = 1;
  console.log(
    ts.formatDiagnostics(problems, {
      getCurrentDirectory: () => process.cwd(),
      getCanonicalFileName: (file) => file,
      getNewLine: () => '\n',
    }),
  );
}
