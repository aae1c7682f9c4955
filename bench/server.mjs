import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { REPLIES } from './wire/replies.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** How long the backend takes for a list, because no real backend reads 100,000 rows at once. */
const LIST_TIME = 150;

/** How long a picture takes, so that cards are painted before it; its aspect ratio is not the card's. */
const PICTURE_TIME = 100;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"><rect width="300" height="500" fill="#d9b38c"/></svg>';

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

function sendPicture(response) {
  response.writeHead(200, { 'content-type': TYPES['.svg'] });
  response.end(PICTURE);
}

const toBody = (reply) => Buffer.from(JSON.stringify({ success: true, ...reply }));

const toBodies = (replies) => new Map(Object.entries(replies).map(([name, reply]) => [`/api/${name}`, toBody(reply)]));

/** The fields of a call. */
async function readFields(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/**
 * Serves both pages, the API they call and a picture for every stored name, over HTTP. `lists` are the long replies' data
 * in wire shape, by path; each body is made once, so that each page gets the very same bytes. `answers` are functions from
 * the fields of a call to its reply's data, by path.
 */
export async function startServer({ dist, lists = {}, answers = {} }) {
  const bodies = toBodies(REPLIES);
  const listBodies = toBodies(Object.fromEntries(Object.entries(lists).map(([name, data]) => [name, { data }])));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const isPost = request.method === 'POST';
    const answer = answers[pathname.replace('/api/', '')];
    if (!answer) request.resume();
    const sendBody = (body) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.end(body);
    };
    if (isPost && answer)
      readFields(request).then((fields) => setTimeout(sendBody, LIST_TIME, toBody({ data: answer(fields) })));
    else if (isPost && listBodies.has(pathname)) setTimeout(sendBody, LIST_TIME, listBodies.get(pathname));
    else if (isPost && bodies.has(pathname)) sendBody(bodies.get(pathname));
    else if (pathname.startsWith('/media/')) setTimeout(sendPicture, PICTURE_TIME, response);
    else sendFile(response, fileOf(pathname, dist)).catch(() => response.writeHead(404).end());
  });
  const address = await listen(server, 4320);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, close, bytesOf: (name) => listBodies.get(`/api/${name}`)?.length ?? 0 };
}
