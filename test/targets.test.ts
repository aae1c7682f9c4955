import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };
const { compilerOptions } = JSON.parse(read('tsconfig.json')) as { compilerOptions: { target: string; lib: string[] } };

// Of the promised browsers Safari 17.0 is the oldest. Whoever raises it changes these with it, and what
// `lackWhatSafariLacks` takes away.
test('the types are those of the oldest promised browser', () => {
  expect(browserslist).toContain('safari >= 17');
  expect(compilerOptions.lib[0]).toBe('ES2023'); // Object.groupBy came with Safari 17.4
  expect(compilerOptions.target).toBe('ES2022');
  expect(read('e2e/support/safariFloor.ts')).toContain('version of Safari, 17.0, lacks');
});

test('the builds name no browsers and no language level of their own', () => {
  for (const file of ['webpack.config.ts', 'scripts/bootScript.ts'])
    expect(read(file)).not.toMatch(/last \d|safari >=|chrome \d|'es20\d\d'/i);
});
