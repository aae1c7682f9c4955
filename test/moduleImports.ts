import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FILES = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/'))),
);

function resolve(from: string, name: string): string | undefined {
  const base = name.startsWith('@/')
    ? path.posix.join('src', name.slice(2))
    : path.posix.join(path.posix.dirname(from), name);
  return ['.ts', '.tsx'].map((extension) => base + extension).find((file) => FILES.has(file));
}

/** The modules of `src` that each of them imports: statically, dynamically, or only for their types. Paths begin with `src/`. */
export const IMPORTS: ReadonlyMap<string, readonly string[]> = new Map(
  [...FILES].map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? [])] as const;
  }),
);
