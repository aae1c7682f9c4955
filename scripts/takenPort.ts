import { createServer } from 'node:net';

/** Ends the process with a sentence where something listens at a port already. */
export function endIfTaken(port: number, host: string, advice: string) {
  const server = createServer();
  return new Promise<void>((resolve) => {
    server.once('error', () => {
      console.error(`Port ${port} is taken; ${advice} takes another.`);
      process.exit(1);
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
