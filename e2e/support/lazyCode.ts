import { readdirSync, readFileSync } from 'node:fs';

interface Chunks {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const { namedChunkGroups } = JSON.parse(readFileSync('node_modules/.cache/chunks.json', 'utf8')) as Chunks;

/** The names of the pieces of code that the production build fetches when they are needed. */
export const LAZY_PIECES = Object.keys(namedChunkGroups).filter((name) => name !== 'main');

/** Scripts of the build that belong to no named piece, which nothing could then tell apart. */
export const unnamedScripts = () => {
  const named = Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name));
  return readdirSync('dist/js')
    .filter((file) => file.endsWith('.js'))
    .filter((file) => !named.includes(`js/${file}`));
};
