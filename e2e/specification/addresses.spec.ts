import { type Page } from '@playwright/test';
import { ADMIN, leavePanel, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

const html = { headers: { accept: 'text/html,*/*' } };

test('every address of the panel is answered by its page', async ({ request }) => {
  for (const address of ['/', '/index.html', '/users?page=2', '/no/such/place']) {
    const reply = await request.get(address, html);
    expect([address, reply.status()]).toEqual([address, 200]);
    expect(await reply.text()).toContain('id="root"');
  }
});

test('a missing file is a 404', async ({ request }) => {
  for (const address of ['/.env', '/.git/config', '/robots.txt', '/index.php', '/users/list.json', '/js/gone.js'])
    expect([address, (await request.get(address, html)).status()]).toEqual([address, 404]);
});

test('the icons are served, also at the default addresses', async ({ page, request }) => {
  await page.goto('/login');
  const named = await page
    .locator('link[rel=icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const types = {
    '/favicon.ico': 'image/x-icon',
    '/icon.svg': 'image/svg+xml',
    '/site.webmanifest': 'application/manifest+json',
  };
  expect(named).toEqual(Object.keys(types));
  for (const [address, type] of Object.entries(types)) {
    const reply = await request.get(address);
    expect([address, reply.status(), reply.headers()['content-type']]).toEqual([address, 200, type]);
  }
});

/** The colour in the middle of the icon, as the browser draws it now. */
const colourOfIcon = (page: Page) =>
  page.evaluate(async () => {
    const icon = new Image(32, 32);
    icon.src = '/icon.svg';
    document.body.append(icon);
    await icon.decode();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.drawImage(icon, 0, 0, 32, 32);
    icon.remove();
    return [...canvas.getImageData(16, 16, 1, 1).data];
  });

test('the icon is drawn for the theme of the system', async ({ page }) => {
  for (const [colorScheme, colour] of [
    ['light', [0x8f, 0x25, 0x60, 255]],
    ['dark', [0xdc, 0x76, 0xaa, 255]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    expect(await colourOfIcon(page)).toEqual(colour);
  }
});

test('a link in another spelling than the panel’s still leads there after signing in', async ({ page }) => {
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto('/plans?dialog=edit:2');
    await signIn(page, ADMIN);
    await expect(page).toHaveURL('/plans?dialog=edit%3A2');
    await leavePanel(page);
    await page.evaluate(() => sessionStorage.clear());
  }
});
