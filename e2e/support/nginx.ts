import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './startProcess';

/** Waits until a server answers anything at all. */
export async function answers(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/** Texts of a configuration with what takes their place; each has to be there. */
export type Edits = readonly (readonly [text: string | RegExp, other: string])[];

export const edited = (config: string, edits: Edits) =>
  edits.reduce((text, [one, other]) => {
    const changed = text.replace(one, () => other);
    if (changed === text) throw new Error(`${String(one)} is not in the configuration.`);
    return changed;
  }, config);

/** The settings for calls that go straight to the mock server at `api`. */
export const elsewhere = (api: string): Edits => [
  ['$api_root "/api"', `$api_root "${api}/api"`],
  ['$media_host "/media"', `$media_host "${api}/media"`],
];

/** The settings for a backend behind the panel's own host. */
export const behind = (backend: string): Edits => [[/http:\/\/127\.0\.0\.1:4180/g, backend]];

/** Serves a build as the container does, with other settings. */
export async function startNginx(build: string, edits: Edits) {
  const folder = mkdtempSync(path.join(tmpdir(), 'panel-nginx-'));
  const port = await freePort();
  const main = readFileSync('deploy/nginx.conf', 'utf8').replaceAll('/tmp/', `${folder}/`);
  writeFileSync(path.join(folder, 'nginx.conf'), edited(main, [['access_log /dev/stdout', 'access_log off']]));
  cpSync('deploy/nginx', path.join(folder, 'panel'), { recursive: true });
  symlinkSync(path.resolve(build), path.join(folder, 'current'));
  const settings = path.join(folder, 'panel/settings.conf');
  const own: Edits = [
    ['127.0.0.1:8080', `127.0.0.1:${port}`],
    ['/srv/panel', folder],
  ];
  writeFileSync(settings, edited(readFileSync(settings, 'utf8'), [...own, ...edits]));
  const child = spawn(
    process.env.NGINX_PATH!,
    ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off; master_process off;'],
    { stdio: 'inherit' },
  );
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    stop: () => {
      child.once('exit', () => rmSync(folder, { recursive: true }));
      child.kill();
    },
  };
}

/** Serves the production build with other settings until what is done with its address is over. */
export async function whileServed(edits: Edits, use: (url: string) => Promise<void>) {
  const site = await startNginx('dist', edits);
  try {
    await use(site.url);
  } finally {
    site.stop();
  }
}
