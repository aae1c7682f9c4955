import { type IncomingMessage, type ServerResponse } from 'node:http';

/** Lets pages of any origin call; returns whether that was all that was asked (a preflight). */
export function answerCors({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('vary', 'origin');
  if (method !== 'OPTIONS') return false;
  response
    .writeHead(204, {
      'access-control-allow-methods': 'POST, GET',
      'access-control-allow-headers': 'access-token, content-type',
      'access-control-max-age': '600',
    })
    .end();
  return true;
}
