import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A certificate for HTTP/2, which browsers support only over TLS, and the browser's switch that trusts it. (In
 * Playwright `ignoreHTTPSErrors` would keep the browser from caching, so that there is no second visit to measure.)
 */
export function makeCertificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=bench', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    const { status } = spawnSync('openssl', [...request, ...names, '-keyout', key, '-out', cert]);
    if (status !== 0) throw new Error('openssl made no certificate');
    const made = { key: readFileSync(key), cert: readFileSync(cert) };
    const publicKey = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return { ...made, trust: `--ignore-certificate-errors-spki-list=${hash}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
