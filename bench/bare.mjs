import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const FOLDER = path.resolve('node_modules/.cache/bare');

/** Builds the bare page (bench/bare/) and returns its folder. */
export function buildBare() {
  mkdirSync(FOLDER, { recursive: true });
  const options = /** @type {const} */ ({
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  buildSync({ ...options, entryPoints: ['bench/bare/bare.jsx'], outdir: FOLDER, splitting: true });
  buildSync({
    ...options,
    entryPoints: ['node_modules/bootstrap/dist/css/bootstrap.css'],
    outfile: `${FOLDER}/bare.css`,
  });
  copyFileSync('bench/bare/index.html', `${FOLDER}/index.html`);
  return FOLDER;
}

/** The first admin of the mock server's default practice. */
export const ADMIN = {
  token: 'seed-token-1',
  userId: '1',
  user: JSON.stringify({ id: 1, firstName: 'Amina', lastName: 'Rahman', role: 'Admin', modules: [] }),
};

/** A list's rows, which are not those of its placeholder. */
export const ROWS = { look: 'present', selector: 'table:not([aria-hidden]) tbody tr td' };
