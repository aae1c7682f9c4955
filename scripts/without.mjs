/**
 * Shows that each capability goes by its folder and its two lines in src/app/capabilities.ts: hides them, with what needs
 * it, and checks the types of all that imported something of it; then hides all at once. Nothing on the disk changes.
 *
 *   npm run without -- [<capability>]...
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { capabilities, FOLDER, LIST, listWithout, withDependents } from './capabilityList.mjs';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
/** Tests, the mock server and the gallery are for the whole panel. */
const production = fileNames.filter((file) => /\/src\/(?!mirage\/)/.test(file) && !/\.test\.tsx?$/.test(file));

const asked = process.argv.slice(2);
const rounds = asked.length > 0 ? [asked] : [...capabilities.map((name) => [name]), capabilities];

const sources = new Map();

/** What the compiler objects to where these are hidden. */
function problemsWithout(hidden) {
  const isHidden = (file) => hidden.some((name) => file.startsWith(path.join(FOLDER, name) + path.sep));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => !isHidden(path.resolve(file)) && fileExists(file);
  host.getSourceFile = (file, version) => {
    if (path.resolve(file) === LIST)
      return ts.createSourceFile(file, listWithout(hidden, readFileSync(LIST, 'utf8')), version);
    if (!sources.has(file)) sources.set(file, getSourceFile(file, version));
    return sources.get(file);
  };
  const rootNames = production.filter((file) => !isHidden(path.resolve(file)));
  const program = ts.createProgram({ rootNames, options: { ...options, incremental: false }, host });
  // What imports nothing that is hidden has the types that it had.
  const importers = program.getSourceFiles().filter(({ fileName, text }) => {
    if (fileName.includes('/node_modules/')) return false;
    const names = ts.preProcessFile(text).importedFiles.map((each) => each.fileName);
    const absolute = names.map((name) =>
      name.startsWith('@/') ? path.resolve('src', name.slice(2)) : path.resolve(path.dirname(fileName), name),
    );
    return fileName.endsWith('/src/app/capabilities.ts') || absolute.some(isHidden);
  });
  return importers.flatMap((file) => program.getSemanticDiagnostics(file));
}

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
