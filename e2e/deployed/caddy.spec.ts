import { existsSync } from 'node:fs';
import { START, whileInstalled } from '../support/machine';
import { expect, test } from '../support/test';

test('Caddy answers as nginx does', async ({ site, request }) => {
  test.skip(!existsSync('/usr/bin/caddy'), 'apt-get install caddy');
  await whileInstalled(site.mockApi!, async (machine) => {
    machine.run(START.caddy);
    machine.run('mkdir -p /srv/panel/older/js && touch /srv/panel/older/js/old.js');
    expect((await request.get(`${machine.url}/js/old.js`)).headers()['cache-control']).toContain('immutable');
    const ours = async (host: string, file: string) => {
      const reply = await request.get(`${host}${file}`, { headers: { 'accept-encoding': 'br' } });
      const { 'content-security-policy': policy, ...headers } = reply.headers();
      const SAME = /^(cache-control|strict-.*|x-.*|referrer.*|permissions.*|cross.*)$/;
      return {
        status: reply.status(),
        // The calls go to another origin from the one, to this from the other.
        policy: policy
          ?.replaceAll(`${site.mockApi!}/api/`, '')
          .replaceAll(`${site.mockApi!}/media/`, '')
          .replaceAll(/ +(;|$)/g, '$1'),
        headers: Object.entries(headers)
          .filter(([name]) => SAME.test(name))
          .toSorted(),
        isPacked: headers['content-encoding'] === 'br',
      };
    };
    const [, script] = /src="(\/js\/main[^"]*)"/.exec(await (await request.get(machine.url)).text())!;
    for (const file of [
      '/',
      '/users?page=2',
      '/index.html',
      script!,
      '/healthz',
      '/.env',
      '/robots.txt',
      '/contract.json',
    ])
      expect(await ours(machine.url, file), file).toEqual(await ours(site.url, file));
    const gone = await ours(machine.url, '/js/gone.js');
    expect([gone.status, gone.headers.find(([name]) => name === 'cache-control')]).toEqual([
      404,
      ['cache-control', 'no-cache'],
    ]);
  });
});
