import { emitFile } from './emitFile';
import { shippedPackages, type Package } from './shippedPackages';

const FITTING = /^\(?(?:MIT|ISC|BSD|Apache-2\.0|0BSD|OFL-1\.1)/;

const entryOf = ({ name, version, license, texts }: Package) => [`${name} ${version}`, license, ...texts].join('\n');

/** Writes the licences of all that is in the build. A build with a licence of another kind fails. */
export const licenses = emitFile('licenses.txt', (compilation) => {
  const packages = shippedPackages(compilation);
  for (const { name, license } of packages)
    if (!FITTING.test(license)) throw new Error(`${name} is in the build under ${license}`);
  return `${packages.map(entryOf).join('\n\n')}\n`;
});
