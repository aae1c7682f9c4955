import { type Page } from '@playwright/test';
import { expect, test } from '../support/test';

const box = (page: Page, digit: number) => page.getByLabel(`Digit ${digit}`);

const code = (page: Page) =>
  page
    .getByRole('group', { name: 'Verification code' })
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((element) => (element as HTMLInputElement).value || '-').join(''));

/** Through the form to the verification step, without the two seconds' wait. */
async function openVerification(page: Page) {
  await page.clock.install();
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.clock.fastForward(2000);
  await expect(box(page, 1)).toBeFocused();
}

const paste = (page: Page, digit: number, text: string) =>
  box(page, digit).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test(
  'Create Account waits two seconds, validates nothing and sends no call',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    await page.goto('/signup');
    await page.getByLabel('Name').fill('Nadia');
    await page.getByLabel('Email').fill('no address');
    await page.getByLabel('Password', { exact: true }).fill('1');
    await page.getByLabel('Confirm password').fill('2');
    const clicked = Date.now();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible();
    await expect(page.getByText('We sent a 5-digit code to user@example.com.')).toBeVisible();
    const waited = Date.now() - clicked;
    expect(waited).toBeGreaterThanOrEqual(2000);
    expect(waited).toBeLessThan(4000);
    expect(calls.to('auth/login/v2')).toHaveLength(0);

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Nadia');
  },
);

test('the five boxes take digits only, one each, and hand the focus on', async ({ page }) => {
  await openVerification(page);
  await page.keyboard.type('1a2-3 456');
  expect(await code(page)).toBe('12346');
  await expect(box(page, 5)).toBeFocused();
});

test('arrows and Backspace move between the boxes', { tag: '@matrix' }, async ({ page }) => {
  await openVerification(page);
  await page.keyboard.type('123');
  await expect(box(page, 4)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(page, 3)).toBeFocused();
  expect(await code(page)).toBe('12---');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(box(page, 1)).toBeFocused();
  await page.keyboard.type('9');
  expect(await code(page)).toBe('92---');
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 3)).toBeFocused();
});

test('a pasted code fills the boxes, and Resend Code empties them', { tag: '@matrix' }, async ({ page, calls }) => {
  await openVerification(page);
  await paste(page, 3, ' 86-420 ');
  expect(await code(page)).toBe('86420');
  await paste(page, 2, 'no digits');
  expect(await code(page)).toBe('86420');
  await page.getByRole('button', { name: 'Resend Code' }).click();
  expect(await code(page)).toBe('-----');
  expect(calls.to('auth/login/v2')).toHaveLength(0);
});

test('Back and Resend Code look and measure as the panel’s other buttons do', async ({ page }) => {
  await openVerification(page);
  for (const name of ['Back', 'Resend Code']) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(button).toHaveCSS('font-weight', '540');
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(36);
  }
});

test('Verify Code leads to the dashboard, which asks a visitor to sign in', { tag: '@matrix' }, async ({ page }) => {
  await openVerification(page);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
