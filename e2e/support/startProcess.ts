import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** Starts a server of this project with node, and waits until it prints its address. */
export function startProcess(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise<{ url: string; stop: () => void }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with code ${code}.`)));
    child.stdout.on('data', (printed: Buffer) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed.toString()) ?? [];
      if (url) resolve({ url, stop: () => child.kill() });
    });
  });
}

/** A port that nobody listens on. */
export function freePort() {
  const server = createServer();
  return new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(String(port)));
    });
  });
}
