import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { emitFile } from './emitFile';

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; 'bom-ref': string } };
  components: { 'bom-ref': string; properties: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const MANY_BYTES = 100_000_000;

/** The packages that the panel is made of, read from package-lock.json alone, and the same each time. */
function listPackages() {
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
  // Not by `--omit dev`, which leaves out React too, as a package for development asks for it.
  const isForDevelopment = ({ properties }: Bom['components'][number]) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development');
  const components = bom.components.filter((component) => !isForDevelopment(component));
  const refs = new Set([...components, bom.metadata.component].map((component) => component['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return JSON.stringify({ ...bom, components, dependencies }, null, 1);
}

/** Puts the bill of materials beside the licences, in the CycloneDX format. */
export const sbom = emitFile('sbom.json', listPackages);
