import { existsSync } from 'node:fs';

export const NO_NGINX =
  'No nginx found, so the journeys behind it are left out: install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx, or undefined where it or its module for brotli files is missing. */
export const findNginx = () => ([PROGRAM, BROTLI].every((file) => existsSync(file)) ? PROGRAM : undefined);
