import { readFileSync } from 'node:fs';

/** With `--help`, prints what the first comment of a script says of it and of its options, and ends. */
export function helpOf(/** @type {string} */ script) {
  if (!process.argv.includes('--help')) return;
  const comment = /\/\*+\n?([^]*?)\s*\*\//.exec(readFileSync(script, 'utf8'))?.[1] ?? '';
  console.log(comment.replace(/^ \* ?/gm, '').trim());
  process.exit(0);
}
