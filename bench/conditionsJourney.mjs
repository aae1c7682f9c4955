import { liveHeap, openWindow, settle } from './browser.mjs';
import { longestBlock } from './trace.mjs';
import { SESSION } from './wire/replies.mjs';

const countLook = (text) => ({ look: 'text', selector: '.cond-count > span', text });

const AGES = ['35', '42', '51'];

/** Presses a key, and waits for the list of whom the conditions then find. */
async function press({ page, expectLook, outcome }, key, look, note) {
  await settle(page);
  await expectLook(look);
  await page.keyboard.press(key);
  const { time, typed } = await outcome();
  note('key', time);
  note('letter', typed);
}

async function openAsText({ page }, text) {
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Conditions as text' }).fill(text);
  await settle(page, 300);
}

/** Turns from person to person; the first step, which runs code for the first time, is not noted. */
async function turnPeople(window, names, note) {
  const { page } = window;
  await page.getByRole('rowheader').first().getByRole('button').click();
  await page.locator('.member h2').waitFor();
  await settle(page, 500);
  for (const [index, name] of names.entries()) {
    if (index === 0) continue;
    await window.expectLook({ look: 'text', selector: '.member h2', text: name });
    await page.keyboard.press('j');
    const { time } = await window.outcome();
    if (index > 1) note('next', time);
    await settle(page, 300);
  }
  await page.keyboard.press('Escape');
  await settle(page, 300);
}

/** Six conditions over the users, then a seventh that is typed and taken back. */
export async function driveConditions(browser, { url, text, found, names }, note) {
  const window = await openWindow(browser, { session: SESSION, look: { look: 'present', selector: 'tbody tr' } });
  const { page } = window;
  try {
    await page.goto(url);
    await window.outcome();
    await settle(page, 1000);
    const heap = await liveHeap(window);
    note('heap', heap);
    await page.getByRole('button', { name: 'Conditions' }).click();
    await page.getByRole('combobox', { name: 'Add a condition' }).waitFor();
    await openAsText(window, text);
    await window.expectLook(countLook(found(null)));
    await page.keyboard.press('Enter');
    note('build', (await window.outcome()).time);
    await settle(page, 300);

    const typedAge = 'age > ';
    await page.keyboard.type(typedAge);
    await settle(page, 500);
    for (const age of AGES) {
      const [first, second] = age;
      await press(window, first, countLook(found(Number(first))), note);
      await press(window, second, countLook(found(Number(age))), note);
      await press(window, 'Backspace', countLook(found(Number(first))), note);
      await press(window, 'Backspace', countLook(found(null)), note);
    }
    await turnPeople(window, names, note);
    const later = await liveHeap(window);
    note('heap later', later);
    note('growth', (later / heap - 1) * 100);

    // The list is loaded again, so that all is read again.
    await page.reload();
    await page.locator('tbody tr').first().waitFor();
    await settle(page, 1000);
    await page.getByRole('combobox', { name: 'Add a condition' }).focus();
    await openAsText(window, '');
    await page.keyboard.press('Enter');
    await settle(page, 500);
    await openAsText(window, text.replace('weight', 'bmi').replace('waist', 'hips').replace('symptom', 'purpose'));
    note('build block', await longestBlock(browser, page, () => page.keyboard.press('Enter')));
  } finally {
    await window.close();
  }
}
