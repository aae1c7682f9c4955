import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { emitFile } from './emitFile';

function printTable() {
  const outfile = path.resolve('node_modules/.cache/endpoint-table.cjs');
  buildSync({ entryPoints: ['test/endpointCalls/print.ts'], outfile, bundle: true, platform: 'node' });
  return execFileSync(process.execPath, [outfile]);
}

/** Writes the calls that the tests check (test/endpointCalls) beside the build, so that no host serves them unasked. */
export const endpointTable = emitFile('../about/contract.json', printTable);
