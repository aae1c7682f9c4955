import { readdirSync, readFileSync } from 'node:fs';

const PAGES = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(`docs/${file}`, 'utf8'));

/** The blocks of code in the documentation that are found so, each with the path of its file. */
const blocks = (found: RegExp) =>
  PAGES.flatMap((page) => [...page.matchAll(found)]).map(([, path, code]) => [path!, code!] as const);

/** Those that show a whole file: its path stands after the language. */
const WHOLE = blocks(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);

/** Those that show some lines: the path is a comment above them. */
const EXCERPTS = blocks(/^ *```\w+\n *\/\/ (\S+\/\S+)\n([\s\S]*?)^ *```$/gm);

const linesOf = (code: string) => code.split('\n').map((line) => line.trim());

test('some files are shown whole, and some lines', () => {
  expect(WHOLE).not.toEqual([]);
  expect(EXCERPTS).not.toEqual([]);
});

test.each(WHOLE)('%s is as the documentation shows it', (path, code) => {
  expect(code).toBe(readFileSync(path, 'utf8'));
});

test.each(EXCERPTS)('%s has the lines that the documentation shows', (path, code) => {
  const source = linesOf(readFileSync(path, 'utf8'));
  const shown = linesOf(code).filter((line) => !line.startsWith('//'));
  expect(shown.filter((line) => !source.includes(line))).toEqual([]);
});

test('the changelog has the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(new RegExp(`^## ${version}, \\d+ [A-Z][a-z]+ \\d{4}$`, 'm'));
});
