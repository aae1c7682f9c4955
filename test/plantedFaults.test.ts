import path from 'node:path';
import { IMPORTS } from '../scripts/moduleImports.mjs';
import { problemsWithout } from '../scripts/problemsWithout.mjs';
import { importedCapabilities, importersOfCapabilities, unreadSlots } from '../scripts/seam.mjs';

/* What holds between core and capabilities is found where it does not: each fault is planted in the sources in memory. */

const withImport = (file: string, imported: string) => new Map([...IMPORTS, [file, [...IMPORTS.get(file)!, imported]]]);

test('a file of the core that imports a capability', () => {
  const file = 'src/features/plans/PlansPage.tsx';
  expect(importersOfCapabilities(withImport(file, 'src/capabilities/tour/Tour.tsx'))).toEqual([file]);
});

test('npm run without finds it too', () => {
  const file = path.resolve('src/features/plans/planted.ts');
  const found = (code: string) =>
    problemsWithout(['tour'], [file], new Map([[file, code]])).map(({ messageText }) => messageText);
  expect(found("import { fold } from '@/lib/fold';\nexport const planted = fold('');")).toEqual([]);
  expect(found("import { tour } from '@/capabilities/tour/manifest';\nexport const planted = tour;")).toEqual([
    expect.stringMatching(/^Cannot find module '@\/capabilities\/tour\/manifest'/),
  ]);
});

test('a slot that is declared and filled, and that nothing reads', () => {
  const sources = (reader: string) =>
    [
      ['src/features/plans/planted.ts', "export const plantedNotes =\n  slot<string>('plantedNotes');"],
      ['src/capabilities/tour/shell.ts', "import { plantedNotes } from 'x';\nfill(plantedNotes, 'one');"],
      ['src/features/plans/PlansPage.tsx', `import { plantedNotes } from './planted';\n${reader}`],
    ] as const;
  expect(unreadSlots(sources(''))).toEqual(['plantedNotes']);
  expect(unreadSlots(sources('read(plantedNotes);'))).toEqual([]);
});

test('a capability that imports another one unsaid', () => {
  const [from, to] = ['src/capabilities/tour/Tour.tsx', 'src/capabilities/copy/api.ts'];
  expect(importedCapabilities(IMPORTS).get('tour')).toEqual([]);
  expect(importedCapabilities(withImport(from, to)).get('tour')).toEqual(['copy']);
});
