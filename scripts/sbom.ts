import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Compilation } from 'webpack';
import { emitFile } from './emitFile';
import { shippedPackages } from './shippedPackages';

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; 'bom-ref': string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const MANY_BYTES = 100_000_000;

/** The packages of which something ships, as package-lock.json has them; the same each time. */
function listPackages(compilation: Compilation) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];
  const text = execFileSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: MANY_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const bom = JSON.parse(text) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  // npm takes the name of the folder.
  bom.metadata.component.name = (JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }).name;
  const shipped = new Set(shippedPackages(compilation).map(({ name, version }) => `${name} ${version}`));
  const components = bom.components.filter(({ name, version }) => shipped.has(`${name} ${version}`));
  const refs = new Set([...components, bom.metadata.component].map((component) => component['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return JSON.stringify({ ...bom, components, dependencies }, null, 1);
}

/** Writes the bill of materials, in the CycloneDX format, beside the build, so that no host serves it unasked. */
export const sbom = emitFile('../about/sbom.json', listPackages);
