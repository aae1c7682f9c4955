import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { type Compiler } from 'webpack';

const FILE = 'contract.json';

function printTable() {
  const outfile = path.resolve('node_modules/.cache/endpoint-table.cjs');
  buildSync({ entryPoints: ['test/endpointCalls/print.ts'], outfile, bundle: true, platform: 'node' });
  return execFileSync(process.execPath, [outfile]);
}

/** Publishes the calls that the tests check (test/endpointCalls) with the build; no page names the file. */
export const endpointTable = {
  apply: (compiler: Compiler) => {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('endpointTable', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'endpointTable', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(FILE, new sources.RawSource(printTable())),
      ),
    );
  },
};
