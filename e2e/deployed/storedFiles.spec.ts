import { existsSync, readFileSync } from 'node:fs';
import { type BrowserContext } from '@playwright/test';
import { whileAnswering } from '../support/answering';
import { START, whileInstalled } from '../support/machine';
import { behind, whileServed } from '../support/nginx';
import { expect, test } from '../support/test';

/* A file that somebody uploaded has the origin of the panel where the backend is behind the panel's host. */

const RUN = "document.documentElement.setAttribute('data-ran', 'yes');";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><style>.low { fill: #0a0 }</style>
  <rect width="48" height="24" style="fill: #0a0"/><rect class="low" y="24" width="48" height="24"/><script>${RUN}</script></svg>`;
const HTML = `<script>${RUN}</script><script src="a.js"></script><img src="" onerror="${RUN}">`;

const DOCUMENTS: Record<string, [type: string, body: string]> = {
  'a.svg': ['image/svg+xml', SVG],
  'a.html': ['text/html', HTML],
  'a.mp4': ['video/mp4, text/html', HTML],
};
const FILES: Record<string, [type: string, body: string | Buffer]> = {
  ...DOCUMENTS,
  'a.js': ['text/javascript', RUN],
  'a.pdf': ['application/pdf', '%PDF-1.4'],
  'film.mp4': ['video/mp4', readFileSync('src/mirage/media/exercises/cat-cow.mp4')],
};

const whileStoring = (use: (url: string) => Promise<void>) =>
  whileAnswering((asked, reply) => {
    const [type, body] = FILES[asked.url!.replace('/media/', '')] ?? ['text/plain', 'gone'];
    reply.setHeader('content-security-policy', "script-src * 'unsafe-inline'");
    reply.setHeader('cross-origin-opener-policy', 'same-origin');
    reply.setHeader('content-type', type);
    reply.end(body);
  }, use);

async function areShownAndRunNothing(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.evaluate(() => sessionStorage.setItem('kept', 'secret'));
  for (const name of Object.keys(DOCUMENTS)) {
    await page.goto(`${url}/media/${name}`);
    const found = await page.evaluate(() => {
      const ran = document.documentElement.getAttribute('data-ran');
      try {
        return [ran, sessionStorage.getItem('kept')];
      } catch (error) {
        return [ran, (error as Error).name];
      }
    });
    expect(found, name).toEqual([null, 'SecurityError']);
  }

  await page.goto(`${url}/login`);
  const colours = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/media/a.svg';
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    return [12, 36].map((y) => canvas.getImageData(24, y, 1, 1).data.join());
  });
  expect(colours).toEqual(['0,170,0,255', '0,170,0,255']);

  const width = await page.evaluate(async () => {
    const film = document.createElement('video');
    film.src = '/media/film.mp4';
    await new Promise((resolve, reject) => {
      film.addEventListener('loadeddata', resolve);
      film.addEventListener('error', () => reject(new Error(film.error?.message)));
    });
    return film.videoWidth;
  });
  expect(width).toBeGreaterThan(0);

  const download = page.waitForEvent('download');
  await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/media/a.pdf', download: '' }).click());
  expect(await (await download).failure()).toBeNull();

  for (const [name, start] of [
    ...Object.keys(DOCUMENTS).map((each) => [each, 'sandbox; ']),
    ['a.pdf', ''],
    ['film.mp4', ''],
  ]) {
    const reply = await context.request.get(`${url}/media/${name}`);
    expect(reply.headers()['x-content-type-options']).toBe('nosniff');
    expect(reply.headers()['cross-origin-opener-policy']).toBeUndefined();
    expect(reply.headers()['content-security-policy'], name).toMatch(new RegExp(`^${start}default-src 'none'; [^,]*$`));
  }
  await page.close();
}

test('nginx lets a stored file run nothing, and be shown', async ({ context }) => {
  await whileStoring((backend) => whileServed(behind(backend), (url) => areShownAndRunNothing(context, url)));
});

test('Caddy lets a stored file run nothing, and be shown', async ({ context }) => {
  test.skip(!existsSync('/usr/bin/caddy'), 'apt-get install caddy');
  await whileStoring((backend) =>
    whileInstalled(backend, async (machine) => {
      machine.run(START.caddy);
      await areShownAndRunNothing(context, machine.url);
    }),
  );
});
