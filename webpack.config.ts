import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type {} from 'webpack-dev-server'; // types of `devServer` only; a plain import would load it on every build
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { BootScript, readSections } from './scripts/bootScript';
import { capabilities, LIST, withDependents } from './scripts/capabilityList.mjs';
import { buildName } from './scripts/buildName';
import { emitFile } from './scripts/emitFile';
import { endpointTable } from './scripts/endpointTable';
import { licenses } from './scripts/licenses';
import { readWords } from './scripts/readWords';
import { sbom } from './scripts/sbom';
import { portFrom } from './scripts/port.mjs';
import { unusedStyles } from './scripts/unusedStyles';
import { welcome } from './scripts/welcome';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

interface Env {
  /** `--env mirage=true|false`: bundle the mock server. Default: in development only. */
  mirage?: string;
  /** `--env without=tour,palette`: leave these capabilities out, and what needs them. */
  without?: string;
  /** `--env core`: leave all of them out. */
  core?: boolean;
  WEBPACK_SERVE?: boolean;
}

/** Where `npm start` serves the panel. */
const HOST = '127.0.0.1';

/** The browsers that the panel is for. */
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

const MEDIA = path.resolve('src/mirage/media');

const LATE_SHEET = /\.late\.scss$/;

/** Formik, Yup and what only they need. */
const FORM_LIBRARIES =
  /[\\/]node_modules[\\/](formik|yup|lodash-es|deepmerge|property-expr|react-fast-compare|tiny-case|tiny-warning|toposort)[\\/]/;

/** Packs the files whose names change with their content, for hosts that serve packed files as they are. */
const packed = (['gzip', 'brotliCompress'] as const).map(
  (algorithm) =>
    new CompressionPlugin({
      algorithm,
      test: /^(js|css|assets)\/.*\.(js|css|svg)$/,
      filename: `[path][base].${algorithm === 'gzip' ? 'gz' : 'br'}`,
    }),
);

/** Maps stand beside the build, for reading error reports; nothing deploys them. Those of former builds go. */
const ownMaps = {
  apply: (compiler: Compiler) =>
    compiler.hooks.beforeRun.tap('ownMaps', () => {
      rmSync(path.join(compiler.outputPath, '../maps'), { recursive: true, force: true });
    }),
};

/** A part of the build, by webpack's words for it. */
interface Chunk {
  name?: string | null;
}

const hasDialogs = ({ name }: Chunk) => name === 'standby' || /-dialogs$/.test(name ?? '');

/**
 * Few files, for each costs a round trip: the libraries that every page needs; what the screens and the shell around
 * them share; the form library; and what dialogs share, which no screen needs before the first of them opens.
 */
const cacheGroups = (screens: readonly string[]) => ({
  default: false as const,
  defaultVendors: false as const,
  // Not what Workers need: they start with chunks of their own.
  vendor: { test: /[\\/]node_modules[\\/].*\.m?js$/, name: 'vendor', chunks: ({ name }: Chunk) => name === 'main' },
  forms: {
    test: FORM_LIBRARIES,
    name: 'forms',
    chunks: 'async' as const,
    minSize: 0,
    priority: 3,
  },
  dialogs: { name: 'dialogs', chunks: hasDialogs, minChunks: 3, minSize: 0, priority: 2 },
  shared: {
    name: 'shared',
    // What a capability adds to sections is short, and some of them have none of it: each of the others has it in its chunk.
    test: /^(?!.*[\\/](capabilities|rowTools)[\\/])/,
    chunks: ({ name }: Chunk) => screens.includes(name ?? ''),
    // What fewer than half of the screens share is in the code of each: the first visits of the others do without it.
    minChunks: 7,
    minSize: 0,
    priority: 1,
  },
  // One sheet, which index.html names: a second one would cost a request, and styling everything once more.
  styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all' as const, enforce: true, priority: 4 },
  shell: { name: 'shared', chunks: ({ name }: Chunk) => name === 'shell', minSize: 0 },
  sharedDialogs: { name: 'dialogs', chunks: ({ name }: Chunk) => name === 'shared-dialogs', minSize: 0 },
});

/** Notes which files each named chunk needs, for the size budget (scripts/size.mjs) and the journey that takes each away. */
const noteChunks = (isCore = false) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('noteChunks', (stats) => {
      const folder = `node_modules/.cache${isCore ? '/core' : ''}`;
      mkdirSync(folder, { recursive: true });
      const chunks = stats.toJson({ all: false, chunkGroups: true });
      writeFileSync(`${folder}/chunks.json`, JSON.stringify(chunks));
    }),
});

export default async (env: Env = {}, argv: { mode?: string } = {}): Promise<Configuration> => {
  const isProduction = argv.mode === 'production';
  const isHot = !isProduction && env.WEBPACK_SERVE === true;
  const port = isHot
    ? await portFrom(process.env.PORT ?? '4173', HOST, (other) => `PORT=${other} npm start`)
    : undefined;
  const hasMirage = env.mirage === undefined ? !isProduction : String(env.mirage) === 'true';
  const hidden = env.core ? capabilities : withDependents(env.without?.split(',') ?? []);
  // The page's first script names each chunk, and a hash does not compress: no longer than it has to be.
  const name = isProduction ? '[name].[contenthash:6]' : '[name]';
  const sections = await readSections();
  const screens = ['shell', ...sections.map(({ path: address }) => address.slice(1))];
  const developmentKind = isHot ? 'hot' : 'dev';
  const build = buildName();

  return {
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist',
    entry: { main: './src/app/main.ts' },
    output: {
      path: path.resolve('dist'),
      publicPath: '/',
      clean: true,
      filename: `js/${name}.js`,
      chunkFilename: `js/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      sourceMapFilename: '../maps/[file].map',
      // The name of the loader of chunks in the policy of deploy/nginx.
      ...(isProduction && { trustedTypes: 'webpack' }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@': path.resolve('src') },
    },
    devtool: isProduction ? !hasMirage && 'hidden-source-map' : 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      // Serving and building differ in how they compile a module, so they must not share a cache.
      name: `${isProduction ? 'prod' : developmentKind}-${hasMirage}-${hidden.join()}`,
      buildDependencies: { config: [path.resolve('webpack.config.ts')] },
    },
    module: {
      rules: [
        // Formik's `connect` alone needs it, which nothing here uses.
        { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: { targets: browserslist },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !isProduction, refresh: isHot } },
            },
          },
        },
        // A sheet that comes with the code that needs it (src/components/lazy/useLateSheet.ts).
        {
          test: LATE_SHEET,
          use: [
            { loader: 'css-loader', options: { exportType: 'css-style-sheet', sourceMap: false } },
            { loader: 'sass-loader', options: { sourceMap: false } },
          ],
        },
        {
          test: /\.s?css$/,
          exclude: LATE_SHEET,
          use: [
            isProduction ? MiniCssExtractPlugin.loader : 'style-loader',
            'css-loader',
            path.resolve('scripts/withoutSiblingRule.mjs'),
            {
              loader: 'sass-loader',
              options: {
                sassOptions: {
                  quietDeps: true,
                  silenceDeprecations: ['import', 'if-function', 'global-builtin', 'color-functions'],
                },
              },
            },
          ],
        },
        { test: LIST, loader: path.resolve('scripts/withoutCapabilities.mjs'), options: { hidden } },
        { test: /[\\/]apexcharts[\\/]dist[\\/].*\.js$/, loader: path.resolve('scripts/withoutStyles.mjs') },
        { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: path.resolve('scripts/droppableParts.mjs') },
        { test: /[\\/]react-bootstrap-icons[\\/]dist[\\/]icons[\\/]/, loader: path.resolve('scripts/sharedIcon.mjs') },
        { test: /\.(png|jpe?g|svg|webp|woff2?)$/, type: 'asset/resource' },
        { test: /inter-latin-opsz-normal\.woff2$/, loader: path.resolve('scripts/usedWeights.mjs') },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __MIRAGE__: JSON.stringify(hasMirage),
        __OWN_WORDS__: JSON.stringify(readWords()),
      }),
      // Left readable, so that an operator can edit the settings block of a built index.html.
      new HtmlWebpackPlugin({ template: 'public/index.html', minify: { collapseWhitespace: true }, meta: { build } }),
      new BootScript(sections, hasMirage),
      new CopyPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] } },
          ...(hasMirage && isProduction ? [{ from: MEDIA, to: 'media' }] : []),
        ],
      }),
      ...(isProduction
        ? [
            // In place of five digits, which say nothing that compresses. An id changes only where two names collide.
            new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
            new MiniCssExtractPlugin({ filename: 'css/[name].[contenthash:8].css' }),
            unusedStyles(),
            licenses,
            emitFile('healthz.txt', () => `ok ${build}\n`),
          ]
        : []),
      ...(isProduction && !hasMirage ? [ownMaps, ...packed, noteChunks(env.core), endpointTable, sbom] : []),
      ...(isHot ? [new ReactRefreshPlugin({ overlay: false }), welcome(`http://${HOST}:${port}`, hasMirage)] : []),
    ],
    optimization: isProduction
      ? {
          // Else the loader, which index.html waits for, would have a table of numbers and names.
          chunkIds: 'named',
          moduleIds: false, // DeterministicModuleIdsPlugin above
          // A module that exports one thing more may rename the others: its importers are fetched again after a release.
          mangleExports: 'size',
          splitChunks: { chunks: 'all', minSize: 60_000, cacheGroups: cacheGroups(screens) },
          minimizer: [
            new TerserPlugin({
              minify: TerserPlugin.swcMinify,
              extractComments: false,
              // The notices of the libraries are in licenses.txt.
              terserOptions: {
                compress: { passes: 6, toplevel: true, module: true },
                format: { comments: false },
                ecma: 2020,
              },
            }),
            // A selector that ends in `:is(…)` is tried on every element of a page (test/subjects.test.ts).
            new CssMinimizerPlugin({
              minimizerOptions: { preset: ['default', { minifySelectors: { convertToIs: false } }] },
            }),
          ],
        }
      : {},
    ...(isHot && { stats: 'errors-warnings', infrastructureLogging: { level: 'warn' } }),
    performance: { hints: false }, // the size budget is scripts/size.mjs, which counts gzip bytes
    devServer: {
      host: HOST,
      port,
      hot: isHot,
      historyApiFallback: true,
      client: { overlay: false },
      static: hasMirage ? [{ directory: MEDIA, publicPath: '/media' }] : [],
    },
  };
};
