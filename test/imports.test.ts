import { IMPORTS } from '../scripts/moduleImports.mjs';

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
  for (const file of IMPORTS.keys()) visit(file, []);
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
