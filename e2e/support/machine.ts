import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { freePort } from './startProcess';

/** In place of programs that change a machine: they do the same in the folder `$ROOT`, or look at what they are given. */
const PROGRAMS = {
  'apt-get':
    'for name; do case $name in update|install|certbot|nodejs|unattended-upgrades|-*) ;; *) dpkg -s "$name" >/dev/null ;; esac; done',
  curl: 'case "$*" in *deb.nodesource.com*) echo key >"${@: -1}" ;; *) exec /usr/bin/curl "$@" ;; esac',
  npm: '[ "$1" = ci ] || grep -q "\\"$2\\":" package.json',
  nginx: '/usr/sbin/nginx -c "$ROOT/etc/nginx/nginx.conf" "$@"',
  systemctl: `case "$*" in
  daemon-reload | 'enable nginx') ;;
  'reload-or-restart nginx') if [ -s "$ROOT/run/nginx.pid" ]; then nginx -s reload; else nginx; fi ;;
  'reload-or-restart caddy')
    caddy start --config "$ROOT/etc/caddy/Caddyfile" --adapter caddyfile --pidfile "$ROOT/run/caddy.pid" >/dev/null 2>&1 ;;
  *) exit 1 ;;
esac`,
  // The authority asks for its token where people would; then the certificate is there.
  certbot: `while [ $# -gt 0 ]; do
  case $1 in -w) folder=$2 ;; -d) name=$2 ;; esac
  shift
done
mkdir -p "$folder/.well-known/acme-challenge" "$ROOT/etc/letsencrypt/live/$name"
echo token > "$folder/.well-known/acme-challenge/one"
[ "$(curl -fsS --retry 3 --retry-connrefused "http://$name/.well-known/acme-challenge/one")" = token ]
cd "$ROOT/etc/letsencrypt/live/$name"
openssl req -x509 -newkey rsa:2048 -nodes -subj "/CN=$name" -keyout privkey.pem -out fullchain.pem 2>/dev/null`,
  docker: `while [ $# -gt 0 ]; do
  case $1 in -f) [ -f "$2" ] ;; -v) [ -f "\${2%%:*}" ] ;; esac
  shift
done`,
};

/**
 * A machine in a folder, with this project's files where one works, and Debian's nginx. It runs commands as they stand
 * in the documentation; what they do to `/etc`, `/srv` and `/var` happens in that folder, the ports are other ones, the
 * host `panel.example.org` is this machine, and behind `127.0.0.1:4180` is that backend.
 */
export async function makeMachine(root: string, backend: string) {
  const [port, secure, plain] = [await freePort(), await freePort(), await freePort()];
  const at = (...names: string[]) => path.join(root, ...names);
  const here = (text: string) =>
    text
      .replaceAll(
        /\/etc\/(nginx|caddy|letsencrypt|ssl\/certs|apt|systemd)|\/srv\/panel|\/run\/nginx\.pid|\/var\/(log\/nginx|www\/html)/g,
        (file) => at(file),
      )
      .replaceAll(/\b8080\b/g, port)
      .replaceAll(/\b443(?= ssl)/g, secure)
      .replaceAll(/\b80(?=;| default_server)/g, plain)
      .replaceAll('http://127.0.0.1:4180', backend)
      .replaceAll('127.0.0.1:4180', new URL(backend).host)
      .replace('user www-data', 'user root');
  const rewrite = (file: string) => writeFileSync(file, here(readFileSync(file, 'utf8')));

  for (const folder of [
    'run',
    'bin',
    'clone',
    'temp',
    'var/log/nginx',
    'etc/caddy',
    'etc/apt/keyrings',
    'etc/apt/sources.list.d',
  ])
    mkdirSync(at(folder), { recursive: true });
  for (const [name, script] of Object.entries(PROGRAMS)) {
    writeFileSync(at('bin', name), `#!/bin/bash\nset -e\n${script}\n`);
    chmodSync(at('bin', name), 0o755);
  }
  cpSync('/etc/nginx', at('etc/nginx'), { recursive: true });
  rewrite(at('etc/nginx/nginx.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    at('etc/nginx/conf.d/temp.conf'),
    temporary.map((name) => `${name}_temp_path ${at('temp', name)};\n`).join(''),
  );
  cpSync('deploy', at('clone/deploy'), { recursive: true });
  for (const file of readdirSync('deploy/nginx')) rewrite(at('clone/deploy/nginx', file));
  rewrite(at('clone/deploy/release.sh'));
  const caddyfile = at('clone/deploy/Caddyfile');
  writeFileSync(caddyfile, `{\n\tadmin off\n}\n${here(readFileSync(caddyfile, 'utf8'))}`);
  cpSync('package.json', at('clone/package.json'));
  for (const folder of ['dist', 'maps']) cpSync(folder, at('clone', folder), { recursive: true });
  writeFileSync(
    at('.curlrc'),
    `insecure\nconnect-to = ":443:127.0.0.1:${secure}"\nconnect-to = ":80:127.0.0.1:${plain}"\n`,
  );

  const env = {
    ...process.env,
    ROOT: root,
    PATH: `${at('bin')}:${process.env.PATH}`,
    CURL_HOME: root,
    XDG_DATA_HOME: root,
    XDG_CONFIG_HOME: root,
  };
  return {
    url: `http://127.0.0.1:${port}`,
    file: (name: string) => at(name),
    here,
    /** What commands print; throws where one of them fails. */
    run(commands: string) {
      const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', here(commands)], {
        cwd: at('clone'),
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${commands}\n${stdout}${stderr}`);
      return stdout;
    },
    /** Ends the servers that were started. */
    stop() {
      for (const file of readdirSync(at('run'))) process.kill(Number(readFileSync(at('run', file), 'utf8')));
    },
  };
}

export type Machine = Awaited<ReturnType<typeof makeMachine>>;

/** Such a machine in the folder of the test, until what is done with it is over. */
export async function whileInstalled(backend: string, use: (machine: Machine) => Promise<void>) {
  const machine = await makeMachine(test.info().outputPath('machine'), backend);
  try {
    await use(machine);
  } finally {
    machine.stop();
  }
}

/** What puts a server in front of the build there, for tests that are not about the documentation. */
export const START = {
  nginx: `sh deploy/release.sh
    mkdir -p /etc/nginx/panel
    cp deploy/nginx/*.conf /etc/nginx/panel/
    ln -s /etc/nginx/panel/panel.conf /etc/nginx/sites-enabled/panel
    rm -f /etc/nginx/sites-enabled/default
    systemctl reload-or-restart nginx`,
  caddy: `sh deploy/release.sh
    cp deploy/Caddyfile /etc/caddy/
    systemctl reload-or-restart caddy`,
};
