import { readdirSync, readFileSync } from 'node:fs';
import { CAPABILITIES as INSTALLED } from '@/app/capabilities';
import { SCREENS } from '@/app/sections';
import { type Parts } from '@/lib/slots';
import { IMPORTS } from '../scripts/moduleImports.mjs';
import {
  capabilityOf,
  importedCapabilities,
  importersOfCapabilities,
  isProduction,
  unreadSlots,
} from '../scripts/seam.mjs';

const PRODUCTION = [...IMPORTS.keys()].filter(isProduction);

test('of the core, with its tests, only the list imports capabilities', () => {
  expect(importersOfCapabilities(IMPORTS)).toEqual([]);
});

test('each folder of a capability is in the list by its name', () => {
  const folders = new Set(PRODUCTION.flatMap((file) => capabilityOf(file) ?? []));
  expect(INSTALLED.map(({ name }) => name).sort()).toEqual([...folders].sort());
});

/** What opens a capability, where nothing else does: it needs that without an import. */
const OPENED_BY: Record<string, readonly string[]> = { calls: ['palette'] };

test('a capability imports those that it needs, and no others', () => {
  const needed = [...importedCapabilities(IMPORTS)].map(([name, others]) => [
    name,
    [...others, ...(OPENED_BY[name] ?? [])],
  ]);
  expect(Object.fromEntries(needed)).toEqual(
    Object.fromEntries(INSTALLED.map(({ name, needs = [] }) => [name, needs])),
  );
});

test('each slot is read', () => {
  const files = [...PRODUCTION, ...readdirSync('gallery').map((file) => `gallery/${file}`)];
  expect(unreadSlots(files.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual([]);
});

/** The parts that a capability names, and those that these name in turn. */
async function partsOf(parts: Parts = {}): Promise<string[]> {
  const named = Object.entries(parts).map(async ([part, load]) => [part, ...(await partsOf((await load?.())?.parts))]);
  return (await Promise.all(named)).flat();
}

test('each part that a capability names is joined', async () => {
  const named = (await Promise.all(INSTALLED.map(({ parts }) => partsOf(parts)))).flat();
  const code = PRODUCTION.map((file) => readFileSync(file, 'utf8'))
    .join('')
    .replace(/lazyDialogs\(\s+/g, 'lazyDialogs(');
  const paths: readonly string[] = SCREENS.map(({ path }) => path);
  const isJoined = (part: string) =>
    paths.includes(part) ||
    code.includes(part.startsWith('/') ? `lazyDialogs('${part.replace('/dialogs', '')}'` : `join('${part}')`);
  const unjoined = named.filter((part) => !isJoined(part));
  expect({ unjoined, hasDialogs: named.includes('/moderators/dialogs') }).toEqual({ unjoined: [], hasDialogs: true });
});
