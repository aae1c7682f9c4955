import { type Compilation, type Compiler } from 'webpack';

/** Adds a file to the build that no page names. */
export const emitFile = (file: string, write: (compilation: Compilation) => string | Buffer) => ({
  apply: (compiler: Compiler) => {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(file, (compilation) =>
      compilation.hooks.processAssets.tap({ name: file, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        compilation.emitAsset(file, new sources.RawSource(write(compilation))),
      ),
    );
  },
});
