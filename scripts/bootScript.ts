import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { type Compilation, type Compiler } from 'webpack';
import { type BootSection } from '../src/boot/bootSection';
import { type Section } from '../src/screen/section';

/** The language of the oldest promised browser (test/targets.test.ts). */
const LANGUAGE = (JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { compilerOptions: { target: string } })
  .compilerOptions.target;

/** Omits the code that a section loads, because only its declaration is read. */
const leaveDynamicImports: Plugin = {
  name: 'leave-dynamic-imports',
  setup: (bundle) =>
    bundle.onResolve({ filter: /.*/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'left', external: true } : null,
    ),
};

/** The declarations of src/app/sections.ts. */
export async function readSections(): Promise<Section[]> {
  // Two builds run at a time: neither may read what the other is writing.
  const outfile = path.resolve(`node_modules/.cache/sections.${process.pid}.mjs`);
  await build({
    entryPoints: ['src/app/sections.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [leaveDynamicImports],
  });
  const { SCREENS } = (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as { SCREENS: Section[] };
  renameSync(outfile, path.resolve('node_modules/.cache/sections.mjs'));
  return SCREENS;
}

/** The files that a chunk needs and that index.html does not name. The chunk of a section is named after its path. */
function filesOf(name: string, compilation: Compilation) {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`No chunk is named "${name}", as the section at this path needs.`);
  const initial = new Set(compilation.entrypoints.get('main')!.getFiles());
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file) && !initial.has(file));
}

function bootSections(sections: Section[], compilation: Compilation) {
  const shell = filesOf('shell', compilation);
  return Object.fromEntries(
    sections.map(({ path: address, module, firstCalls = [] }): [string, BootSection] => [
      address,
      { module, calls: firstCalls, files: [...new Set([...shell, ...filesOf(address.slice(1), compilation)])] },
    ]),
  );
}

/**
 * Builds src/boot/boot.ts with data about the build, and adds it to index.html before all other scripts.
 */
export class BootScript {
  constructor(
    private readonly sections: Section[],
    private readonly hasMirage: boolean,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BootScript', (compilation) => {
      let file = '';
      compilation.hooks.processAssets.tapPromise(
        { name: 'BootScript', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const isProduction = compiler.options.mode === 'production';
          const { outputFiles } = await build({
            entryPoints: ['src/boot/boot.ts'],
            bundle: true,
            minify: isProduction,
            target: LANGUAGE,
            write: false,
            alias: { '@': path.resolve('src') },
            define: {
              __MIRAGE__: String(this.hasMirage),
              __BOOT_SECTIONS__: JSON.stringify(bootSections(this.sections, compilation)),
              __BOOT_PAGES__: JSON.stringify({
                '/login': filesOf('login', compilation),
                '/signup': filesOf('signup', compilation),
              }),
            },
          });
          const { contents } = outputFiles[0]!;
          const contenthash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
          file = isProduction ? `js/boot.${contenthash}.js` : 'js/boot.js';
          compilation.emitAsset(file, new sources.RawSource(Buffer.from(contents)), {
            immutable: true,
            ...(isProduction && { contenthash }),
          });
          compilation.fileDependencies.add(path.resolve('src/boot/boot.ts'));
        },
      );
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('BootScript', (data) => {
        // Over HTTP/1.1 browsers fetch only one deferred script beside the style sheet, here the libraries, and ask for
        // the others a round trip later, unless they are declared important.
        for (const { attributes } of data.headTags.filter(({ tagName }) => tagName === 'script').slice(1))
          attributes.fetchpriority = 'high';
        data.headTags.unshift(HtmlWebpackPlugin.createHtmlTagObject('script', { src: `/${file}` }));
        return data;
      });
    });
  }
}
