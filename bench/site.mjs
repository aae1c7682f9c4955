import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import http2 from 'node:http2';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Not served: an ordinary window keeps an icon, but one of the bench reads it again at each change of the address. */
const ICON = /^(icon\.svg|favicon\.ico)$/;

const PACKED = /^\.(html|js|css|svg)$/;

/** Hop-by-hop headers, which HTTP/2 does not allow. */
const OF_CONNECTION = /^(:.*|connection|keep-alive|transfer-encoding|host)$/;

const passOn = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));

/** Hands a call or a picture on to the backend; with one origin, no call needs a CORS preflight. */
function forward(request, response, backend) {
  const options = { method: request.method, headers: passOn(request.headers) };
  const passed = http.request(backend + request.url, options, (reply) => {
    response.writeHead(reply.statusCode ?? 502, passOn(reply.headers));
    reply.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

/**
 * How files are compressed: by gzip, or as deploy/nginx does, which serves the Brotli files of the build and compresses
 * index.html by gzip on the fly.
 */
const pack = (body, extension, isBrotli) =>
  isBrotli && extension !== '.html'
    ? { encoding: 'br', body: brotliCompressSync(body) }
    : { encoding: 'gzip', body: gzipSync(body, { level: 9 }) };

/**
 * Serves a folder as a well-configured host does: compressed, files with a content hash cached for good, index.html
 * for every other address, the backend behind `/api` and `/media`. With a certificate by HTTP/2 and Brotli.
 *
 * @param {import('node:http2').SecureServerOptions} [certificate]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function startSite(root, backend, certificate) {
  const files = new Map();
  // All of it now, for no visit is to wait for that.
  for (const name of await readdir(root, { recursive: true })) {
    const extension = path.extname(name);
    if (!extension || /^\.(br|gz)$/.test(extension) || ICON.test(name)) continue;
    const body = await readFile(path.join(root, name));
    files.set(`/${name}`, PACKED.test(extension) ? pack(body, extension, Boolean(certificate)) : { body });
  }
  const send = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const name = path.extname(pathname) ? pathname : '/index.html';
    const file = files.get(name);
    if (!file) return response.writeHead(404).end();
    const extension = path.extname(name);
    response.writeHead(200, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(file.encoding && { 'content-encoding': file.encoding }),
      'content-length': file.body.length,
    });
    return response.end(file.body);
  };
  const respond = (request, response) => {
    if (/^\/(api|media)\//.test(request.url ?? '')) forward(request, response, backend);
    else send(request, response);
  };
  const server = certificate ? http2.createSecureServer(certificate, respond) : http.createServer(respond);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({
        url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
        close: () => {
          server.close();
          if ('closeAllConnections' in server) server.closeAllConnections();
        },
      });
    });
  });
}
