/** The modules of `src`, and which of them each imports. Paths begin with `src/`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FILES = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/'))),
);

/** The module of `src` that an import names there; undefined for any other. */
function resolve(from, name) {
  const base = name.startsWith('@/')
    ? path.posix.join('src', name.slice(2))
    : path.posix.join(path.posix.dirname(from), name);
  return ['.ts', '.tsx'].map((extension) => base + extension).find((file) => FILES.has(file));
}

/** What each of them imports: statically, dynamically, or only for its types. */
export const IMPORTS = new Map(
  [...FILES].map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? [])];
  }),
);

/** @param {ts.ImportDeclaration} declaration */
function isOfTypes({ importClause }) {
  const names = importClause?.namedBindings;
  if (!importClause || importClause.isTypeOnly) return importClause !== undefined;
  return !importClause.name && names && ts.isNamedImports(names) && names.elements.every((each) => each.isTypeOnly);
}

/** What a module imports statically, and not only for its types. */
function loadedBy(file) {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements
    .filter(ts.isImportDeclaration)
    .filter((each) => !isOfTypes(each))
    .flatMap(({ moduleSpecifier }) => resolve(file, /** @type {ts.StringLiteral} */ (moduleSpecifier).text) ?? []);
}

/** A module with all that it loads, however far. */
export function closureOf(file, seen = new Set()) {
  if (!seen.has(file)) {
    seen.add(file);
    loadedBy(file).forEach((each) => closureOf(each, seen));
  }
  return seen;
}
