import { buildSync } from 'esbuild';
import { type BrowserContext, type ElementHandle, type Page } from '@playwright/test';
import type * as controlsInPage from '../../test/walk/controls';
import type * as leftInPage from '../../test/walk/left';
import type * as lookInPage from '../../test/walk/look';
import { type Driver } from '../../test/walk/driver';
import { type Network } from '../../test/walk/network';
import { settle } from '../../test/walk/settle';
import { axeFinds } from '../support/axe';
import { RECEIPT } from '../support/files';
import { saveReport } from '../support/saveReport';
import { type PageClock } from './pageClock';

declare global {
  interface Window {
    walk: typeof controlsInPage & typeof leftInPage & typeof lookInPage;
  }
}

/** What looks at the page from within, shared with jsdom. */
const IN_PAGE = ['controls', 'left', 'look'];

const inPage = () =>
  buildSync({
    stdin: { contents: IN_PAGE.map((name) => `export * from './${name}';`).join(''), resolveDir: 'test/walk' },
    bundle: true,
    globalName: 'walk',
    write: false,
  }).outputFiles[0]!.text;

const TICK_MS = 110;
/** A control that cannot be pressed by then is covered by something. */
const PATIENCE_MS = 1000;

const FILM = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a film') };

/** Playwright's word for a key of user-event: `{Escape}`, `{Control>}k{/Control}`. */
const keyName = (key: string) =>
  key
    .replace(/^\{(\w+)>\}(.)\{.*$/, '$1+$2')
    .replace(/^\{(\w+)\}$/, '$1')
    .replace(/^ $/, 'Space');

/** What is said on the console, without loads that failed as they should. */
function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const isFailedLoad = /^Failed to load resource|blocked by CORS policy/.test(message.text());
    const isCrash = message.type() === 'warning' && message.text().includes('crash');
    if ((message.type() === 'error' && !isFailedLoad) || isCrash) errors.push(message.text());
  });
  return errors;
}

/** Counts what is on its way to any page of the context. */
function watchRequests(context: BrowserContext) {
  const open = new Set<object>();
  context.on('request', (request) => void open.add(request));
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  return open;
}

interface Options {
  page: Page;
  clock: PageClock;
  network: Network;
  renameElsewhere: Driver['renameElsewhere'];
}

/** What something lies over is still reached by Tab, and pressed by a key, which is a click too. */
const pressByKeyboard = (control: ElementHandle<HTMLElement>) =>
  control.evaluate((element) => {
    element.focus();
    element.click();
  });

/** Walks through the panel in a page of a browser, on the clock of the page. */
export async function browserDriver({ page, clock, network, renameElsewhere }: Options): Promise<Driver> {
  const open = watchRequests(page.context());
  const errors = watchErrors(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(`${inPage()} window.walk = walk; window.print = () => {};`);

  const element = (at: number) => page.evaluateHandle((nth) => window.walk.controls()[nth]!.element, at);
  const options = { timeout: PATIENCE_MS };
  const tick = (milliseconds: number) => clock.goOn(milliseconds);

  return {
    controls: () =>
      page.evaluate(() =>
        window.walk.controls().map(({ kind, name, isMain, value }) => ({ kind, name, isMain, value })),
      ),
    async press(at) {
      const control = await element(at);
      await control.click(options).catch(() => pressByKeyboard(control));
    },
    async type(at, text) {
      const field = await element(at);
      await field.fill('', options);
      if (!text) return;
      await field.focus();
      await page.keyboard.insertText(text);
    },
    async choose(at, nth) {
      const select = (await element(at)) as unknown as ElementHandle<HTMLSelectElement>;
      const place = await select.evaluate(
        ({ options: all }, by) => (all[by % all.length]?.disabled ? -1 : by % all.length),
        nth,
      );
      if (place >= 0) await select.selectOption({ index: place }, options);
    },
    async attach(at) {
      const field = (await element(at)) as unknown as ElementHandle<HTMLInputElement>;
      const isFilm = await field.evaluate(({ accept }) => accept.includes('video'));
      await field.setInputFiles(isFilm ? FILM : RECEIPT, options);
    },
    key: (key) => page.keyboard.press(keyName(key)),
    step: (delta) =>
      page.evaluate((by) => {
        const { canGoBack, canGoForward } = window.navigation;
        if (by < 0 ? canGoBack : canGoForward) window.history.go(by);
      }, delta),
    async reload() {
      network.leave();
      await page.reload();
    },
    wait: (milliseconds) => tick(milliseconds),
    fail: (fault) => Promise.resolve(network.fail(fault)),
    settle: () => settle(TICK_MS, tick, () => network.isBusy || open.size > network.hanging),
    renameElsewhere,
    async look() {
      const { pathname, search } = new URL(page.url());
      const seen = await page.evaluate(() => window.walk.look());
      return { ...seen, ...network.take(), address: pathname + search, errors: errors.splice(0) };
    },
    axe: () => axeFinds(page),
    report: () => saveReport(page),
  };
}
