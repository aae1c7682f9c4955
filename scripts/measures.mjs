/**
 * Prints how large the core and the capabilities are and what they know of each other, and exits with 1 if something is more
 * than it may be. Lines are those of production code, without the mock server.
 *
 *   npm run measures
 */
import { readFileSync } from 'node:fs';
import { closureOf, IMPORTS } from './moduleImports.mjs';
import { capabilityOf, importedCapabilities, importersOfCapabilities, isProduction } from './seam.mjs';

const lines = (files) => [...files].reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const production = [...IMPORTS.keys()].filter(isProduction);
const imported = importedCapabilities(IMPORTS);
const pairs = [...imported].flatMap(([from, others]) => others.map((to) => [from, to]));
const dialog = closureOf('src/features/banners/dialogs/BannerDialog.tsx');

/** What each is, and the most that it may be: where it falls, this follows. */
const MEASURES = [
  ['lines of the core', lines(production.filter((file) => !capabilityOf(file))), 30_500],
  ['lines of all', lines(production), 62_000],
  ['files of the core that import a capability, beside the list', importersOfCapabilities(IMPORTS).length, 0],
  ['capabilities that import another one', pairs.length, 13],
  ['of these, both ways', pairs.filter(([from, to]) => imported.get(to)?.includes(from)).length, 0],
  ['files that the dialog of a banner loads', dialog.size, 92],
  ['lines of these', lines(dialog), 4_050],
];

for (const [what, is, most] of MEASURES) {
  console.log(`${what}: ${is} of ${most}${is > most ? ', TOO MUCH' : ''}`);
  if (is > most) process.exitCode = 1;
}
