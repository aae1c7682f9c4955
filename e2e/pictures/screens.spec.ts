import { ADMIN, openAs, signIn } from '../support/accounts';
import { expectOrder } from '../support/direction';
import { expectHandleFree } from '../support/mockHandle';
import { ADDRESSES } from '../support/sections';
import { expect } from '../support/test';
import { LOOKS, stands, test } from './looks';

const VIEWS = ['/users?view=payments', '/diet-plans?view=matrix', '/workouts?view=board', '/recipes?view=checks'];

const DIALOGS = ['/users?dialog=add', '/recipes?dialog=add', '/plans?dialog=add'];

/** Where members' and coaches' words are, in the scenario in which they are in Urdu. */
const IN_URDU = [
  '/users',
  '/users?view=payments',
  '/tracker',
  '/recipes',
  '/diet-plans?view=matrix',
  '/workouts?view=board',
  '/community?group=9',
  '/community?view=desk',
  '/supplements',
  '/notifications',
  '/plans',
  '/how-to-use',
];

/** The name of a picture: the address without what a file's name cannot contain. */
const nameOf = (address: string) => address.slice(1).replaceAll(/[?=&]+/g, '-');

for (const { look, use } of LOOKS) {
  test.describe(look, () => {
    test.use(use);
    test.setTimeout(180_000);

    test('before signing in', async ({ page }) => {
      for (const address of ['/login', '/signup']) {
        await page.goto(address);
        await stands(page);
        await expect.soft(page).toHaveScreenshot(`${nameOf(address)}-${look}.png`);
        await expectHandleFree(page);
      }
    });

    test('every section, view and the dialogs with the most fields', async ({ page }) => {
      await openAs(page, ADMIN, '/profile');
      for (const address of [...ADDRESSES, ...VIEWS, ...DIALOGS]) {
        await page.goto(address);
        await stands(page);
        await expect.soft(page).toHaveScreenshot(`${nameOf(address)}-${look}.png`);
        if (ADDRESSES.some((each) => each === address)) await expectHandleFree(page);
      }
    });

    test('twelve screens in Urdu', async ({ page }) => {
      await page.goto('/login?scenario=urdu');
      await signIn(page, ADMIN);
      await expect(page).toHaveURL(/dashboard/);
      for (const address of IN_URDU) {
        await page.goto(address);
        await stands(page);
        await expect.soft(page).toHaveScreenshot(`urdu-${nameOf(address)}-${look}.png`);
        await expectOrder(page);
      }
    });
  });
}

test('a button that moves by four pixels is noticed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, ADMIN, '/plans');
  await stands(page);
  await page.addStyleTag({ content: '.page-head .btn-primary { transform: translate(4px) }' });
  await expect(page).not.toHaveScreenshot('plans-wide-light.png');
});
