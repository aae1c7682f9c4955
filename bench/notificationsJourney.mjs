import { clickTo, openWindow, settle } from './browser.mjs';
import { longestBlock } from './trace.mjs';
import { SESSION } from './wire/replies.mjs';

const NOTCHES = 20;

const dialogLook = { look: 'text', selector: '[role=dialog] h2', text: 'Create Folder' };
const chosenLook = (chosen) => ({
  look: 'text',
  selector: '[role=dialog] [role=status]',
  text: `${chosen.toLocaleString('en')} ${chosen === 1 ? 'user' : 'users'} selected`,
});

const box = ({ page }, name) => page.getByRole('checkbox', { name, exact: true });
const userBox = ({ page }, row) => page.getByRole('list', { name: 'Found users' }).getByRole('checkbox').nth(row);

/** Ticks users one by one, all, all but one, all again and none. */
async function tick(window, total, note) {
  for (const chosen of [1, 2, 3]) note('tick', await clickTo(window, userBox(window, chosen), chosenLook(chosen)));
  note('all', await clickTo(window, box(window, 'Select All'), chosenLook(total)));
  note('tick among all', await clickTo(window, userBox(window, 1), chosenLook(total - 1)));
  note('tick among all', await clickTo(window, userBox(window, 1), chosenLook(total)));
  note('none', await clickTo(window, box(window, 'Select All'), chosenLook(0)));
}

async function scroll(window) {
  const { x, y } = await userBox(window, 0).boundingBox();
  await window.page.mouse.move(x, y);
  for (let notch = 0; notch < NOTCHES; notch += 1) {
    await window.page.mouse.wheel(0, 600);
    await settle(window.page, 30);
  }
}

/** The dialog of a new folder, from a filter's reply on. */
export async function driveFolder(browser, { url, call, total }, note) {
  const window = await openWindow(browser, { session: SESSION, look: dialogLook });
  const { page } = window;
  try {
    await page.goto(url);
    await window.outcome();
    await settle(page, 300);
    await window.expectLook({
      look: 'text',
      selector: '[role=dialog] [role=status]',
      text: `${total.toLocaleString('en')} found`,
      since: call,
    });
    await box(window, 'Active users').click();
    note('reply', (await window.outcome()).time);
    await settle(page, 300);
    await tick(window, total, note);
    note('scrolling', await longestBlock(browser, page, () => scroll(window)));
    const search = page.getByRole('searchbox', { name: 'Search found users...' });
    await search.focus();
    note('search', await longestBlock(browser, page, () => page.keyboard.type('amina q', { delay: 60 })));
    note('boxes', await page.getByRole('dialog').getByRole('checkbox').count());
  } finally {
    await window.close();
  }
}
