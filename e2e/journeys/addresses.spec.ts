import { expect, test } from '../support/test';

const html = { headers: { accept: 'text/html,*/*' } };

test('every address of the panel is answered by its page', async ({ request }) => {
  for (const address of ['/', '/index.html', '/users?page=2', '/no/such/place']) {
    const reply = await request.get(address, html);
    expect([address, reply.status()]).toEqual([address, 200]);
    expect(await reply.text()).toContain('id="root"');
  }
});

test('what looks like a file and is none is not there', async ({ request }) => {
  for (const address of ['/.env', '/.git/config', '/robots.txt', '/index.php', '/users/list.json', '/js/gone.js'])
    expect([address, (await request.get(address, html)).status()]).toEqual([address, 404]);
});
