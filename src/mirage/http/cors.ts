import { type IncomingMessage, type ServerResponse } from 'node:http';

/** Allows calls from any origin; returns whether the request was a preflight, which it has then answered. */
export function answerCors({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('vary', 'origin');
  if (method !== 'OPTIONS') return false;
  response
    .writeHead(204, {
      'access-control-allow-methods': 'POST, GET, HEAD',
      'access-control-allow-headers': 'access-token, content-type',
      'access-control-max-age': '600',
    })
    .end();
  return true;
}
