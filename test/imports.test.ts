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

/** The modules that each module imports: statically, dynamically, or only for their types. */
const IMPORTS = new Map(
  [...FILES].map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? [])] as const;
  }),
);

/** The cycles that a depth-first search meets. Modules without one are visited once. */
function findCycles(): string[][] {
  const cycles: string[][] = [];
  const visited = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    const index = trail.indexOf(file);
    if (index >= 0) cycles.push([...trail.slice(index), file]);
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of IMPORTS.get(file)!) visit(imported, [...trail, file]);
  };
  for (const file of FILES) visit(file, []);
  return cycles;
}

// `import-x/no-cycle` ignores imports of types.
test('no modules import each other in a cycle, not even dynamically or for types', () => {
  expect(findCycles()).toEqual([]);
});

test('the search reads aliases, types and dynamic imports', () => {
  expect(IMPORTS.get('src/screen/viewMenu/ViewButton.tsx')).toEqual(
    expect.arrayContaining(['src/screen/viewMenu/panel/ViewMenu.tsx', 'src/screen/viewMenu/viewProps.ts']),
  );
  expect(IMPORTS.get('src/app/store.ts')).toContain('src/services/http/api.ts');
});
