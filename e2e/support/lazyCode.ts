import { readdirSync, readFileSync } from 'node:fs';

interface Chunks {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const { namedChunkGroups } = JSON.parse(readFileSync('node_modules/.cache/chunks.json', 'utf8')) as Chunks;

/** The names of the chunks that the production build fetches on demand. */
export const LAZY_PIECES = Object.keys(namedChunkGroups).filter((name) => name !== 'main');

const scriptsOf = (piece: string) =>
  namedChunkGroups[piece]!.assets.map(({ name }) => `/${name}`).filter((name) => name.endsWith('.js'));

/** The scripts that only this chunk needs; all of its scripts if it shares each of them. */
export function ownScripts(piece: string) {
  const all = scriptsOf(piece);
  const others = LAZY_PIECES.filter((other) => other !== piece).flatMap(scriptsOf);
  const own = all.filter((script) => !others.includes(script));
  return own.length > 0 ? own : all;
}

/** The scripts, other than the entry, that belong to no named chunk. */
export const unnamedScripts = () => {
  const named = Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name));
  return readdirSync('dist/js')
    .filter((file) => file.endsWith('.js') && !file.startsWith('boot.'))
    .filter((file) => !named.includes(`js/${file}`));
};
