import { type Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/accounts';
import { whileAnswering } from '../support/answering';
import { behind, type Edits, elsewhere, whileServed } from '../support/nginx';
import { expect, test } from '../support/test';

/* What an operator may set in deploy/nginx/settings.conf. */

/** Signs in and looks at pictures that come from the backend. */
async function seeBanners(page: Page, url: string) {
  await page.goto(`${url}/banners`);
  await signIn(page, ADMIN);
  const picture = page.getByRole('row').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('about:blank'); // it asks for nothing when its host goes
}

test('calls and pictures go to the backend behind the panel’s own host', async ({ page, site }) => {
  await whileServed(behind(site.mockApi!), (url) => seeBanners(page, url));
});

test('a film of 200 MB gets to the backend, and what it answers has each header once', async ({ request }) => {
  const seen: number[] = [];
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'max-age=60',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=1',
  };
  await whileAnswering(
    (asked, reply) => {
      let bytes = 0;
      asked.on('data', (part: Buffer) => (bytes += part.length));
      asked.on('end', () => {
        seen.push(bytes);
        reply.writeHead(200, headers).end('{}');
      });
    },
    (backend) =>
      whileServed(behind(backend), async (url) => {
        const large = Buffer.alloc(199_000_000);
        for (const reply of [
          await request.post(`${url}/api/films/create`, { data: large }),
          await request.get(`${url}/media/uploads/a.png`),
        ]) {
          expect(reply.status()).toBe(200);
          const names = reply.headersArray().map(({ name }) => name.toLowerCase());
          expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
          expect(reply.headers()).toMatchObject({
            'cache-control': 'max-age=60',
            'strict-transport-security': 'max-age=31536000',
            'content-security-policy': expect.stringContaining("default-src 'none'"),
          });
        }
        expect(seen).toEqual([large.length, 0]);
        const most = await request.post(`${url}/api/films/create`, { data: Buffer.alloc(210_000_000) });
        expect(most.status()).toBe(413);
      }),
  );
});

test('a slash at the end of an address blocks nothing', async ({ page, site }) => {
  const slashes: Edits = elsewhere(site.mockApi!).map(([one, other]) => [one, other.replace(/"$/, '//"')]);
  await whileServed(slashes, (url) => seeBanners(page, url));
});

test('https is asked for as the settings say, here alone by default', async ({ request, site }) => {
  const header = async (url: string) =>
    (await request.get(`${url}/login`)).headers()['strict-transport-security'] ?? null;
  expect(await header(site.url)).toBe('max-age=31536000');
  const set = (value: string): Edits => [['"max-age=31536000"', `"${value}"`]];
  await whileServed(set('max-age=60; includeSubDomains'), async (url) =>
    expect(await header(url)).toBe('max-age=60; includeSubDomains'),
  );
  await whileServed(set(''), async (url) => expect(await header(url)).toBeNull());
});

test('what is about the build is served where the operator put it', async ({ request, site }) => {
  for (const file of ['/contract.json', '/sbom.json', '/about/sbom.json'])
    expect((await request.get(`${site.url}${file}`)).status()).toBe(404);
});
