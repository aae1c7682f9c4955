/** What holds between the core and the capabilities, as functions of the sources, so that a test may plant a fault in them. */

export const isProduction = (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/mirage/');

/** The capability whose folder the file is in. */
export const capabilityOf = (file) => /^src\/capabilities\/(\w+)\//.exec(file)?.[1];

/** The files of the core that import a capability, beside the list. */
export const importersOfCapabilities = (imports) =>
  [...imports.keys()].filter(
    (file) => !capabilityOf(file) && file !== 'src/app/capabilities.ts' && imports.get(file).some(capabilityOf),
  );

/** Which other capabilities each of them imports. */
export function importedCapabilities(imports) {
  const found = new Map();
  for (const [from, imported] of imports) {
    const name = capabilityOf(from);
    if (!name) continue;
    const others = imported.map(capabilityOf).filter((other) => other && other !== name);
    found.set(name, [...new Set([...(found.get(name) ?? []), ...others])].sort());
  }
  return found;
}

/** The declarations of slots in some code, and what fills one; each with the slot's name. */
export const SLOT = /export const (\w+) =\s+slot</g;
export const FILL = /\bfill(?:At)?(?:<[^(]*>)?\(\s*(\w+)/g;

/** The slots that are declared and read nowhere. Takes the code of each file. */
export function unreadSlots(sources) {
  const code = [...sources]
    .filter(([file]) => isProduction(file))
    .map(([, text]) => text.replaceAll(/^import [^;]*;/gm, ''))
    .join('\n');
  const slots = [...code.matchAll(SLOT)].map(([, name]) => name);
  const rest = code
    .replaceAll(SLOT, '')
    .replaceAll(FILL, '')
    .replaceAll(/\('\w+'\)/g, '');
  return slots.filter((name) => !new RegExp(`\\b${name}\\b`).test(rest));
}
