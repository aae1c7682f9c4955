import { readdirSync, readFileSync } from 'node:fs';

/** The blocks of code in the documentation that show a whole file: its path stands after the language. */
const BLOCKS = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => [...readFileSync(`docs/${file}`, 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)])
  .map(([, path, code]) => [path!, code!] as const);

test('some files are shown whole', () => {
  expect(BLOCKS).not.toEqual([]);
});

test.each(BLOCKS)('%s is as the documentation shows it', (path, code) => {
  expect(code).toBe(readFileSync(path, 'utf8'));
});
