import { ADMIN, PASSWORD, PLAIN_USER, signIn, title } from '../support/accounts';
import { expect, test } from '../support/test';
import { rows } from '../support/users';

const sessionKeys = () => Object.keys(sessionStorage).sort();

test('an admin signs in and lands on the dashboard', async ({ page, calls }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await signIn(page, ` ${ADMIN} `);
  await expect(page).toHaveURL('/dashboard');
  await expect(title(page)).toHaveText('Dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  expect(await page.evaluate(sessionKeys)).toEqual(['token', 'user', 'userId']);
  expect(calls.to('auth/login/v2')).toMatchObject([{ fields: { email: ADMIN, password: PASSWORD }, token: undefined }]);
  expect(calls.to('dashboard/stats')[0]?.token).toBe(await page.evaluate(() => sessionStorage.getItem('token')));
});

test('on a small screen the panel is seen from its top, however far the form was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/users');
  await signIn(page, ADMIN);
  await expect(rows(page)).toHaveCount(10);
  await expect(title(page)).toBeInViewport();
});

test('signing in works with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(ADMIN);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Dashboard');
});

test('a signed-in person is redirected from the sign-in page', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page, ADMIN);
  await expect(title(page)).toHaveText('Dashboard');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('a plain user is refused', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page, PLAIN_USER);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(sessionKeys)).toEqual([]);
});

test('a wrong password is refused, and editing takes the message away', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page, ADMIN, 'wrong-password');
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(title(page)).toHaveText('Dashboard');
});

test(
  'the form says what is missing, at its field, until the field is edited',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await signIn(page, '', '');
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(email).toBeFocused();

    await email.fill('amina');
    await expect(email).toHaveAccessibleDescription('');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await signIn(page, 'amina', 'short');
    await expect(email).toHaveAccessibleDescription('Email is not valid');
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(calls.to('auth/login/v2')).toHaveLength(0);
  },
);

for (const width of [1440, 360])
  test(`at ${width} px an error moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/login');
    const places = [
      page.getByLabel('Email'),
      page.getByLabel('Password', { exact: true }),
      page.getByRole('button', { name: 'Sign in', exact: true }),
      page.getByRole('link', { name: 'Sign up' }),
    ];
    const positions = () => Promise.all(places.map((place) => place.boundingBox()));
    await expect(places[0]!).toBeFocused();
    await page.evaluate(() => document.fonts.ready);
    const before = await positions();
    await signIn(page, '', '');
    await expect(page.getByText('Password is required')).toBeVisible();
    expect(await positions()).toEqual(before);
    await signIn(page, ADMIN, 'wrong-password');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await positions()).toEqual(before);
  });

test('a double click signs in once', { tag: '@matrix' }, async ({ page, calls }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick();
  await expect(title(page)).toHaveText('Dashboard');
  expect(calls.to('auth/login/v2')).toHaveLength(1);
});

test(
  'the password can be looked at, Forgot Password does nothing, and a link leads to the sign-up',
  { tag: '@matrix' },
  async ({ page }) => {
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveURL('/login');
    await expect(password).toHaveValue(PASSWORD);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
  },
);
