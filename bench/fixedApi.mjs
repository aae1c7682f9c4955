import { createServer } from 'node:http';
import { REPLIES } from './wire/replies.mjs';

/** How long the backend takes for a long list: what an act does is painted, and measured, before the list is read again. */
const LIST_TIME = 1000;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"/>';

const toBody = (reply) => Buffer.from(JSON.stringify({ success: true, ...reply }));

/**
 * A backend of fixed replies, and a picture for every stored name. `lists` are the long replies' data in wire shape, by
 * path; each body is made once, so that each page gets the very same bytes.
 *
 * @returns {Promise<{ url: string, close: () => void, bytesOf: (name: string) => number }>}
 */
export function startFixedApi(lists) {
  const bodies = new Map(Object.entries(REPLIES).map(([name, reply]) => [`/api/${name}`, toBody(reply)]));
  for (const [name, data] of Object.entries(lists)) bodies.set(`/api/${name}`, toBody({ data }));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const isPicture = pathname.startsWith('/media/');
    const body = isPicture ? PICTURE : bodies.get(pathname);
    request.resume();
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': isPicture ? 'image/svg+xml' : 'application/json',
      'content-length': body.length,
    });
    return setTimeout(() => response.end(body), pathname.replace('/api/', '') in lists ? LIST_TIME : 0);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ url: `http://127.0.0.1:${port}`, close, bytesOf: (name) => bodies.get(`/api/${name}`)?.length ?? 0 });
    });
  });
}
