import { CAPABILITIES } from './capabilities';
import { IMPORTS } from './moduleImports';

/** How many imports of capabilities the core has, and in how many of its files. Both only ever fall; the goal is none. */
const HELD = { imports: 249, files: 133 };

const PRODUCTION = [...IMPORTS.keys()].filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/mirage/'));

const capabilitiesOf = (file: string) =>
  Object.keys(CAPABILITIES).filter((name) =>
    CAPABILITIES[name]!.some((pattern) => pattern.test(file.slice('src/'.length))),
  );

const isCore = (file: string) => capabilitiesOf(file).length === 0;

test('the imports of capabilities by the core are counted', () => {
  const imports = PRODUCTION.filter(isCore).flatMap((from) =>
    IMPORTS.get(from)!.flatMap((to) => (isCore(to) ? [] : [{ from, to }])),
  );
  const files = new Set(imports.map(({ from }) => from)).size;
  expect({ imports: imports.length, files }).toEqual(HELD);
});

test('a file belongs to one capability at most', () => {
  expect(PRODUCTION.filter((file) => capabilitiesOf(file).length > 1)).toEqual([]);
});

test('every pattern has a file', () => {
  const missing = Object.values(CAPABILITIES)
    .flat()
    .filter((pattern) => !PRODUCTION.some((file) => pattern.test(file.slice('src/'.length))));
  expect(missing).toEqual([]);
});
