import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const PORT = 6520;
const MINI_BROWSER = process.env.MINI_BROWSER ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const PATIENCE_MS = 30_000;

/** What a walk needs of this machine and does not find. */
export const missingPrograms = () =>
  ['xvfb-run', 'dbus-run-session', 'WebKitWebDriver', MINI_BROWSER].filter(
    (program) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error,
  );

/** The name of an element's reference in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function call(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = (await reply.json()) as { value: unknown };
  if (!reply.ok) throw new Error((value as { message: string }).message);
  return value;
}

/** Asks again until the answer is truthy. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  let reason: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      reason = error;
    }
    await pause(250);
  }
  throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`, { cause: reason });
}

/** A WebKitGTK window on a screen of its own, driven by WebDriver. */
export async function openWebKit() {
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1440x1000x24', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${PORT}`],
    { stdio: 'ignore', detached: true, env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' } },
  );
  const failed = new Promise<never>((_, reject) => {
    driver.once('error', reject);
    driver.once('exit', (code) => reject(new Error(`WebKitWebDriver ended with code ${code}.`)));
  });
  const stop = () => {
    driver.removeAllListeners('exit');
    process.kill(-driver.pid!); // with the screen, the bus and the browser
  };
  failed.catch(() => undefined);
  await Promise.race([failed, until('WebKitWebDriver', () => call('/status'))]);
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  };
  const { sessionId } = (await call('/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
  const at = `/session/${sessionId}`;
  const find = async (css: string) =>
    ((await call(`${at}/element`, { using: 'css selector', value: css })) as Record<string, string>)[ELEMENT]!;
  return {
    open: (url: string) => call(`${at}/url`, { url }),
    /** What a script in the page returns, or what its promise brings. */
    run: async <Result>(script: string, ...args: unknown[]) =>
      (await call(`${at}/execute/sync`, { script, args })) as Result,
    click: (css: string) => until(css, async () => (await call(`${at}/element/${await find(css)}/click`, {})) === null),
    type: async (css: string, text: string) => call(`${at}/element/${await find(css)}/value`, { text }),
    picture: async () => Buffer.from((await call(`${at}/screenshot`)) as string, 'base64'),
    close: async () => {
      await call(at, undefined, 'DELETE').catch(() => undefined);
      stop();
    },
  };
}

export type WebKit = Awaited<ReturnType<typeof openWebKit>>;
