import { createServer } from 'node:net';

/**
 * The port that somebody asked for. Ends the process with a sentence where it is none, or taken.
 *
 * @param {string} asked
 * @param {string} host
 * @param {(port: number) => string} advice What takes another port.
 * @returns {Promise<number>}
 */
export function portFrom(asked, host, advice) {
  const port = Number(asked);
  const end = (/** @type {string} */ sentence) => {
    console.error(sentence);
    process.exit(1);
  };
  if (!/^\d+$/.test(asked) || port > 65_535) end(`A port is a number up to 65535, not ${asked || 'nothing'}.`);
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) =>
      end(code === 'EADDRINUSE' ? `Port ${port} is taken; ${advice(port + 1)} takes another.` : message),
    );
    server.listen(port, host, () => server.close(() => resolve(port)));
  });
}
