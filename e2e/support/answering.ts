import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type Server as SecureServer } from 'node:https';
import { type AddressInfo, type Server } from 'node:net';

/** Has a server listen, at a free port where that is 0, until what is done with it is over. */
export async function whileListening(
  server: Server & Pick<SecureServer, 'closeAllConnections'>,
  port: number,
  use: (url: string) => Promise<void>,
) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Has a backend answer at a free port. */
export const whileAnswering = (answer: RequestListener, use: (url: string) => Promise<void>) =>
  whileListening(createServer(answer), 0, use);
