import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type MockRequest } from '../calls/request';
import { API_ROOT, type Backend } from './backend';
import { Controls } from './controls';
import { answerCors } from './cors';
import { type RackReply } from './httpInterceptor';
import { readBody } from './readBody';
import { serveMedia } from './serveMedia';

const MEDIA = '/media/';
const CONTROLS = '/__mock/';

/** Browsers ask for it beside a stored file that stands in a tab of its own. */
const ICON = '/favicon.ico';

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const packed = promisify(gzip);

/** Fewer bytes fit into one packet anyway. */
const WORTH_PACKING = 1400;

/** Sends a reply as backends do: packed, where the browser can unpack it. */
async function send(request: IncomingMessage, response: ServerResponse, [status, headers, body]: RackReply) {
  const isPacked = body.length > WORTH_PACKING && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(status, {
    ...headers,
    ...(isPacked && { 'content-encoding': 'gzip', vary: 'origin, accept-encoding' }),
  });
  response.end(isPacked ? await packed(body) : body);
}

/** Sends half of a reply, then breaks the connection. */
function cutShort(response: ServerResponse, body: string) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, Math.ceil(body.length / 2)), () => response.destroy());
}

/** Serves the API, media and the test controls. `start` makes the data, at first and for each reset. */
export function makeListener(start: (scenario?: unknown) => Backend) {
  let backend = start();
  const controls = new Controls((scenario) => (backend = start(scenario)));

  async function answerCall(path: string, request: IncomingMessage, response: ServerResponse) {
    const call: Omit<MockRequest, 'params'> = {
      url: path,
      requestBody: await readBody(request),
      requestHeaders: request.headers as Record<string, string>,
      queryParams: {},
      onerror: () => request.socket.destroy(),
    };
    const reply = await backend.interceptor.handle(path, call);
    if (reply && controls.cutReplies.has(path.slice(API_ROOT.length + 1))) cutShort(response, reply[2]);
    else if (reply) await send(request, response, reply);
    else json(response, 404, { message: `There is no call ${path}.` });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (answerCors(request, response)) return;
    const path = decodeURIComponent((request.url ?? '/').replace(/\?.*/s, ''));
    const isPost = request.method === 'POST';
    if (!isPost && path === ICON)
      response.writeHead(200, { 'content-type': 'image/x-icon' }).end(await readFile(`public${ICON}`));
    else if (!isPost && path.startsWith(MEDIA)) await serveMedia(path.slice(MEDIA.length), backend.uploads, response);
    else if (isPost && path.startsWith(CONTROLS)) {
      const body = (await readBody(request)) as string;
      json(response, controls.handle(path.slice(CONTROLS.length), body, backend), {});
    } else if (isPost && path.startsWith(`${API_ROOT}/`)) await answerCall(path, request, response);
    else json(response, 404, { message: 'Not found.' });
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) json(response, 400, { message: (error as Error).message });
    });
  };
}
