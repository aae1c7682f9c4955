import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { emitFile } from './emitFile';

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
}

/** The packages that the panel is made of, read from package-lock.json alone, and the same each time. */
function listPackages() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only', '--offline'];
  const bom = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  // npm takes the name of the folder.
  bom.metadata.component.name = (JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }).name;
  return JSON.stringify(bom, null, 1);
}

/** Puts the bill of materials beside the licences, in the CycloneDX format. */
export const sbom = emitFile('sbom.json', listPackages);
