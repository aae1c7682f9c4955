/** What the documentation shows of the code. */
import { readFileSync } from 'node:fs';
import { IMPORTS } from './moduleImports.mjs';
import { capabilityOf, FILL, isProduction, SLOT } from './seam.mjs';

/** A page whose blocks of code name a file after their language, with those files as they are now. */
export const withFiles = (page) =>
  page.replace(/^```(\w+) (\S+)\n[\s\S]*?^```$/gm, (_, language, file) => {
    const fence = '`'.repeat(3);
    return `${fence}${language} ${file}\n${readFileSync(file, 'utf8')}${fence}`;
  });

/** Each slot, the file below `src` that declares it, and the capabilities that fill it. */
export function slotRows() {
  const sources = [...IMPORTS.keys()].filter(isProduction).map((file) => ({ file, code: readFileSync(file, 'utf8') }));
  const found = (pattern) =>
    sources.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([, name]) => ({ file, name })));
  const fills = found(FILL);
  return found(SLOT)
    .map(({ file, name }) => {
      const by = fills.filter((each) => each.name === name).map((each) => capabilityOf(each.file));
      return [name, file.slice('src/'.length), [...new Set(by.filter(Boolean))].sort().join(', ')];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
