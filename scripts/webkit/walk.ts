/**
 * A walk through the demo build in WebKitGTK, which is the engine of Safari and not Safari: on Linux a clicked button
 * takes the focus. By hand, since it takes minutes (`npm run walk:webkit`); it leaves pictures in test-results/webkit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { withExif } from '../../test/pictures';
import { startProcess } from '../../e2e/support/startProcess';
import { helpOf } from '../help.mjs';
import { missingPrograms, openWebKit, until, type WebKit } from './driver';

helpOf('scripts/webkit/walk.ts');

const FOLDER = 'test-results/webkit';

/** Dialogs by their addresses, one of each kind. */
const DIALOGS = ['/users?dialog=add', '/recipes?dialog=add', '/diet-plans?dialog=add', '/banners?dialog=add'];

const IS_READY = `return Boolean(document.querySelector('header h1')) && !document.querySelector('main .placeholder')`;

const INSTALL = 'On Debian: apt-get install webkit2gtk-driver xvfb xauth dbus-x11';

const troubles: string[] = [];

async function step(page: WebKit, name: string, act: () => Promise<unknown>) {
  try {
    await act();
    console.log(`ok      ${name}`);
  } catch (error) {
    troubles.push(name);
    console.log(`FAILED  ${name}: ${String(error)}`);
  }
  writeFileSync(`${FOLDER}/${name.replace(/\W+/g, '-').replace(/^-|-$/g, '')}.png`, await page.picture());
}

/** Chooses a photo that lies in its file, stands by its Exif data and tells where it was taken. */
async function choosePhoto(page: WebKit) {
  const base64 = await page.run<string>(
    `const canvas = document.createElement('canvas');
     [canvas.width, canvas.height] = [400, 300];
     canvas.getContext('2d').fillRect(0, 0, 200, 300);
     return canvas.toDataURL('image/jpeg').split(',')[1];`,
  );
  const photo = withExif([...Buffer.from(base64, 'base64')], { orientation: 6, hasLocation: true });
  await page.run(
    `const files = new DataTransfer();
     files.items.add(new File([Uint8Array.from(arguments[0])], 'photo.jpg', { type: 'image/jpeg' }));
     const input = document.querySelector('[role=dialog] input[type=file]');
     input.files = files.files;
     input.dispatchEvent(new Event('change', { bubbles: true }));`,
    photo,
  );
  const told = '300 × 400, location removed';
  await until(told, () => page.run('return document.body.innerText.includes(arguments[0])', told));
}

async function walk(page: WebKit, url: string) {
  await step(page, 'sign in', async () => {
    await page.open(`${url}/login?latency=0`);
    await page.click('[aria-label="Sample accounts"] button');
    await until('the dashboard', () => page.run(IS_READY));
  });
  const links = await page.run<string[]>(
    `return [...document.querySelectorAll('.sidebar nav a')].map((link) => link.getAttribute('href'))`,
  );
  for (const address of [...links, '/profile'])
    await step(page, address, async () => {
      await page.open(url + address);
      await until('a section', () => page.run(IS_READY));
    });
  for (const address of DIALOGS)
    await step(page, address, async () => {
      await page.open(url + address);
      await until('a dialog', () => page.run('return Boolean(document.querySelector("[role=dialog] form"))'));
    });
  await step(page, 'a photo is prepared', () => choosePhoto(page));
  await step(page, 'Esc asks before what was chosen is lost', async () => {
    await page.type('[role=dialog] input[name=link]', '\uE00C');
    const asked = `return document.body.innerText.includes('Discard changes?')`;
    await until('the question', () => page.run(asked));
  });
}

async function main() {
  const missing = missingPrograms();
  if (missing.length > 0) throw new Error(`Not found: ${missing.join(', ')}. ${INSTALL}`);
  mkdirSync(FOLDER, { recursive: true });
  const site = await startProcess(['scripts/serve.mjs', 'dist-demo', '--port', '0']);
  try {
    const page = await openWebKit();
    await walk(page, site.url).finally(page.close);
  } finally {
    site.stop();
  }
  console.log(troubles.length === 0 ? 'All of it worked.' : `${troubles.length} of it failed: ${troubles.join(', ')}`);
  process.exitCode = troubles.length === 0 ? 0 : 1;
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
