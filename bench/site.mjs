import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const PACKED = /^\.(html|js|css|svg)$/;

/** Hands a call or a picture on to the backend; as one site, no call needs another to ask whether it may be made. */
function forward(request, response, backend) {
  const passed = http.request(backend + request.url, { method: request.method, headers: request.headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

/**
 * Serves a folder as a host does that is set up well: packed by gzip, files named after their content kept for good,
 * index.html for every other address, the backend behind `/api` and `/media`.
 *
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function startSite(root, backend) {
  const made = new Map();
  const fileAt = async (name) => {
    if (!made.has(name)) {
      const body = await readFile(path.join(root, name));
      made.set(name, PACKED.test(path.extname(name)) ? gzipSync(body, { level: 9 }) : body);
    }
    return made.get(name);
  };
  const send = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const name = path.extname(pathname) ? pathname : '/index.html';
    const extension = path.extname(name);
    const body = await fileAt(name);
    response.writeHead(200, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(PACKED.test(extension) && { 'content-encoding': 'gzip' }),
      'content-length': body.length,
    });
    response.end(body);
  };
  const server = http.createServer((request, response) => {
    if (/^\/(api|media)\//.test(request.url ?? '')) forward(request, response, backend);
    else send(request, response).catch(() => response.writeHead(404).end());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
