/**
 * The size budget of the production build, in bytes as gzip -9 packs them; ends with 1 where the build exceeds it.
 * Runs at the end of `npm run build`; webpack.config.ts writes which files each named chunk needs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BUILD = 'dist';
const CHUNKS = 'node_modules/.cache/chunks.json';

const packed = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(BUILD, file)), { level: 9 }).length, 0);

const html = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
const named = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file);

const { namedChunkGroups } = JSON.parse(readFileSync(CHUNKS, 'utf8'));
const login = namedChunkGroups.login.assets.map(({ name }) => name).filter((file) => file.endsWith('.js'));

const styles = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

const figures = [
  { what: 'JavaScript named in index.html', bytes: packed(named), budget: 140_000 },
  {
    what: 'JavaScript until the sign-in form stands',
    bytes: packed([...new Set([...named, ...login])]),
    budget: 165_000,
  },
  { what: 'CSS in total', bytes: packed(styles), budget: 30_000 },
];

for (const { what, bytes, budget } of figures)
  console.log(`${what}: ${bytes} of ${budget} bytes${bytes > budget ? ', TOO MUCH' : ''}`);
process.exitCode = figures.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
