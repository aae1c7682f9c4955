import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { FOLDER, LIST, listWithout } from './capabilityList.mjs';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
/** Tests, the mock server and the gallery are for the whole panel. */
const production = fileNames.filter((file) => /\/src\/(?!mirage\/)/.test(file) && !/\.test\.tsx?$/.test(file));

const sources = new Map();

/** What the compiler objects to where these are hidden. `planted` are files by their absolute path, as if they were there. */
export function problemsWithout(hidden, files = production, planted = new Map()) {
  const isHidden = (file) => hidden.some((name) => file.startsWith(path.join(FOLDER, name) + path.sep));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => planted.has(file) || (!isHidden(path.resolve(file)) && fileExists(file));
  host.getSourceFile = (file, version) => {
    if (path.resolve(file) === LIST)
      return ts.createSourceFile(file, listWithout(hidden, readFileSync(LIST, 'utf8')), version);
    if (planted.has(file)) return ts.createSourceFile(file, planted.get(file), version);
    if (!sources.has(file)) sources.set(file, getSourceFile(file, version));
    return sources.get(file);
  };
  const rootNames = files.filter((file) => !isHidden(path.resolve(file)));
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
