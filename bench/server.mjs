import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { REPLIES } from './wire/replies.mjs';

const LIST = '/api/users/list';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** How long the backend takes for the users' list: gathering 100,000 rows is never a matter of no time. */
const LIST_TIME = 150;

/** Points a built index.html at this server. */
const withSettings = (html) =>
  html.replace(/(<script id="settings"[^>]*>)([^]*?)(<\/script>)/, (_, open, json, close) => {
    const settings = { ...JSON.parse(json), apiRoot: '/api', mediaHost: '/media' };
    return open + JSON.stringify(settings) + close;
  });

async function sendFile(response, file) {
  const body = await readFile(file);
  const isPage = file.endsWith('index.html');
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  response.end(isPage ? withSettings(body.toString()) : body);
}

/** The file of an address: the panel at the root, with index.html for its routes, the hand-written page beside it. */
function fileOf(pathname, dist) {
  const baseline = path.resolve('bench/baseline');
  if (pathname.startsWith('/baseline/')) return path.join(baseline, pathname.slice('/baseline'.length));
  return path.join(dist, path.extname(pathname) ? pathname : 'index.html');
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && port < 4329) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${port}`));
  });
}

/**
 * Serves both pages and the API they call, over HTTP. `users` are the wire rows of `users/list`; the body is made
 * once, so that each page gets the very same bytes.
 */
export async function startServer({ dist, users = [] }) {
  const bodies = new Map(
    Object.entries({ ...REPLIES, 'users/list': { data: users } }).map(([name, body]) => [
      `/api/${name}`,
      Buffer.from(JSON.stringify({ success: true, ...body })),
    ]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench');
    const body = request.method === 'POST' && bodies.get(pathname);
    request.resume();
    const sendBody = () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.end(body);
    };
    if (body && pathname === LIST) setTimeout(sendBody, LIST_TIME);
    else if (body) sendBody();
    else sendFile(response, fileOf(pathname, dist)).catch(() => response.writeHead(404).end());
  });
  const address = await listen(server, 4320);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, close, listBytes: bodies.get(LIST).length };
}
