import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './startProcess';

/** The configuration of deploy/nginx needs, beside itself, only this and its settings. */
const main = (folder: string) => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include panel.conf;
}`;

const settings = (port: string, build: string, api: string, reportTo: string) => `
listen 127.0.0.1:${port};
root ${path.resolve(build)};
set $api_root "${api}/api";
set $media_host "${api}/media";
set $product_name "Petal";
set $admin_user_id '1';${reportTo && `\nset $report_to "${reportTo}";`}`;

async function answers(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer at ${url}.`);
}

/** Serves a build as deploy/nginx does, and proxies its calls to the mock server at `api`. */
export async function startNginx(build: string, api: string, reportTo = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'panel-nginx-'));
  const port = await freePort();
  cpSync('deploy/nginx', folder, { recursive: true });
  writeFileSync(path.join(folder, 'nginx.conf'), main(folder));
  writeFileSync(path.join(folder, 'settings.conf'), settings(port, build, api, reportTo));
  const child = spawn(process.env.NGINX_PATH!, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
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
