import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The commit, `-dirty` where something is not committed; empty outside of a clone. */
function commitOfClone() {
  try {
    const args = ['describe', '--always', '--exclude=*', '--abbrev=8', '--dirty'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** Which build this is: the version, and the commit or what the variable `COMMIT` says of it. `1.0.0 1a2b3c4d` */
export function buildName() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return `${version} ${process.env.COMMIT || commitOfClone()}`.trim();
}
