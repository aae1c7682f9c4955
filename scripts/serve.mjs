/**
 * Serves a build folder as a static host does: files as they are, index.html for an address without a file extension.
 *
 *   node scripts/serve.mjs dist --port 4310 --settings '{"apiRoot":"http://127.0.0.1:4180/api"}'
 *
 * `--settings` changes values of the served settings block, as an operator would edit them in index.html; `--port 0` takes
 * any port that is free.
 */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { helpOf } from './help.mjs';
import { portFrom } from './port.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const SETTINGS_BLOCK = /(<script id="settings"[^>]*>)([\s\S]*?)(<\/script>)/;

/** The page with some values of its settings block changed. */
const withSettings = (html, changes) =>
  html.replace(SETTINGS_BLOCK, (_block, start, json, end) => {
    const settings = JSON.stringify({ ...JSON.parse(json), ...changes });
    return `${start}${settings.replaceAll('<', '\\u003c')}${end}`;
  });

/** Whether an address has the name of a file, hidden or with an ending; no address of the panel does. */
const namesFile = (pathname) => /\/\.|\.[^/]*$/.test(pathname);

/** The file at an address, or null. */
async function findFile(root, pathname) {
  const file = path.join(root, path.normalize(decodeURIComponent(pathname)));
  if (!file.startsWith(root + path.sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}

async function respond(root, settings, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
  const { pathname } = new URL(request.url, 'http://host');
  const file = await findFile(root, pathname);
  const isPage = !file && !namesFile(pathname) && request.headers.accept?.includes('text/html');
  if (isPage || file === path.join(root, 'index.html')) {
    const html = withSettings(await readFile(path.join(root, 'index.html'), 'utf8'), settings);
    response.writeHead(200, { 'content-type': TYPES['.html'], 'cache-control': 'no-cache' });
    return response.end(request.method === 'HEAD' ? undefined : html);
  }
  if (!file) return response.writeHead(404).end();
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'content-length': (await stat(file)).size });
  return request.method === 'HEAD' ? response.end() : createReadStream(file).pipe(response);
}

/**
 * Starts serving on 127.0.0.1; port 0 takes any free one.
 *
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serve(folder, { port = 0, settings = {} } = {}) {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    respond(root, settings, request, response).catch(() => response.writeHead(400).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  helpOf(import.meta.filename);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4310' }, settings: { type: 'string', default: '{}' } },
  });
  const [folder = 'dist'] = positionals;
  const port = await portFrom(values.port, '127.0.0.1', () => '--port');
  const { url } = await serve(folder, { port, settings: JSON.parse(values.settings) });
  console.log(`${folder} at ${url}`);
}
