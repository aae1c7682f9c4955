import { clickTo, openWindow, settle } from './browser.mjs';
import { SESSION } from './wire/replies.mjs';

const MOVES = 4;

/** The look of a card on a day, both counted from 1. */
const onDay = (day, name) => ({ look: 'text', selector: `.week > li:nth-child(${day}) .move-card h3`, text: name });

const cardOf = (page, day, nth) => page.locator(`.week > li:nth-child(${day}) .move-card`).nth(nth);

async function drag({ page, expectLook, outcome }, nth, note) {
  const card = cardOf(page, 1, nth).getByRole('heading');
  const name = await card.textContent();
  const from = await card.boundingBox();
  const to = await page.locator('.week > li:nth-child(4)').boundingBox();
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 100, { steps: 6 });
  await settle(page, 300);
  await expectLook(onDay(4, name));
  await page.mouse.up();
  note('drop', (await outcome()).time);
  await settle(page, 500);
}

/** Opens the board from the days, drags cards to another day, and moves others by the menu. */
export async function driveBoard(browser, { url }, note) {
  const window = await openWindow(browser, {
    session: SESSION,
    look: { look: 'present', selector: '[role=tabpanel]' },
  });
  const { page, expectLook, outcome } = window;
  try {
    await page.goto(url);
    await outcome();
    await settle(page, 1000);
    const link = page.getByRole('link', { name: 'Board', exact: true });
    note('board', await clickTo(window, link, { look: 'present', selector: '.move-card' }));
    await settle(page, 1000);
    // The first one, which runs code for the first time, counts too.
    for (let move = 0; move < MOVES; move += 1) await drag(window, 0, note);
    for (let move = 0; move < MOVES; move += 1) {
      const card = cardOf(page, 2, 0);
      const name = await card.locator('h3').textContent();
      await card.focus();
      await page.keyboard.press('m');
      for (let day = 1; day < 5; day += 1) await page.keyboard.press('ArrowDown');
      await settle(page, 300);
      await expectLook(onDay(5, name));
      await page.keyboard.press('Enter');
      note('move', (await outcome()).time);
      await settle(page, 500);
    }
  } finally {
    await window.close();
  }
}
