import { readdirSync, readFileSync } from 'node:fs';

/** What runs beside the guard, as it listens at the window before the page: none of it acts on Enter or Esc. */
const AT_THE_WINDOW = [
  'capabilities/devTools/travel.ts',
  'capabilities/sessionReport/watchActs.ts',
  'components/dialog/overPage.ts',
  'components/keys/useComposedKeys.ts',
  'components/keys/useKeyMap.ts',
];

test('no other handler of keys comes before the one that keeps those of words', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.tsx?$/.test(name),
  );
  const early = sources.filter((name) => {
    const listening = readFileSync(`src/${name}`, 'utf8').match(/window\.addEventListener\((?:'key\w+'|type).*/g) ?? [];
    return listening.some((call) => /, (?:true|how|\{)/.test(call));
  });
  expect(early.sort()).toEqual(AT_THE_WINDOW);
});

test('keys are handled as they go down, so that the guard sees all of them', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.tsx?$/.test(name),
  );
  const others = sources.filter((name) =>
    /onKeyUp|onKeyPress|addEventListener\('key(?:up|press)'/.test(readFileSync(`src/${name}`, 'utf8')),
  );
  expect(others).toEqual([]);
});
