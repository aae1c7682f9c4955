import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { ADMIN, openAs, signIn, title } from '../support/accounts';
import { askUsers } from '../support/server';
import { expect, test } from '../support/test';
import { dialog, nameOf, range, searchBox, table } from '../support/users';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, in a form that a failing test can print. */
async function scan(page: Page, place: string) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${place}: ${id} at ${target.join(' ')}\n${failureSummary}`),
  );
}

/** A place of the panel: how to get there, and what stands when it is there. */
type Visit = (page: Page) => Promise<unknown>;

const visible = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

const PUBLIC: Record<string, Visit> = {
  'sign-in': async (page) => {
    await page.goto('/login');
    await expect(page.getByRole('region', { name: 'Sample accounts' })).toBeVisible();
  },
  'sign-in with errors': async (page) => {
    await signIn(page, '', '');
    await visible(page, 'Email is required');
  },
  'sign-in refused': async (page) => {
    await signIn(page, ADMIN, 'wrong-password');
    await visible(page, 'Invalid login credentials');
  },
  'sign-up': async (page) => {
    await page.goto('/signup');
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  },
  verification: async (page) => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByLabel('Digit 1')).toBeVisible();
  },
};

const openDialog =
  (address: string, name: string, text: string | RegExp, screen = '/users'): Visit =>
  async (page) => {
    await page.goto(`${screen}?dialog=${address}`);
    await expect(dialog(page, name).getByText(text).first()).toBeVisible();
  };

/** Every dialog of a user of whom everything is known. */
async function dialogsOfUser(page: Page): Promise<Record<string, Visit>> {
  const user = (await askUsers(page)).find(
    ({ userAssesmentForm, userAssesmentProgresses, payment, isActive }) =>
      userAssesmentForm?.file && userAssesmentProgresses.length > 0 && payment && isActive === 'Y',
  )!;
  return {
    'row menu': async () => {
      await page.goto('/users');
      await searchBox(page).fill(user.email);
      await expect(range(page)).toHaveText('1-1 of 1');
      await page.getByRole('button', { name: `Actions for ${nameOf(user)}` }).click();
      await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeVisible();
    },
    assessment: openDialog(`assessment:${user.id}`, 'User Assessment', 'Medical history'),
    transaction: openDialog(`transaction:${user.id}`, 'Transaction Details', 'Amount'),
    progress: openDialog(`progress:${user.id}`, 'Progress', /of \d+ completed/),
    bmr: openDialog(`bmr:${user.id}`, 'Update BMR', 'Calories a day'),
    supplements: openDialog(`supplements:${user.id}`, 'Assign Supplement Categories', 'Supplement categories'),
    deactivate: openDialog(`deactivate:${user.id}`, 'Deactivate User', /^Are you sure/),
    delete: openDialog(`delete:${user.id}`, 'Delete User', /^Are you sure/),
  };
}

const SIGNED_IN: Record<string, Visit> = {
  dashboard: async (page) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('figure')).toHaveCount(2);
  },
  users: async (page) => {
    await page.goto('/users');
    await expect(table(page)).toBeVisible();
  },
  'users, nothing found': async (page) => {
    await searchBox(page).fill('nobody');
    await visible(page, /^Nothing matches/);
  },
  'filter menu': async (page) => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(4);
  },
  'import dialog': openDialog('import', 'Import New User', 'Excel file'),
  'add user dialog with errors': async (page) => {
    await openDialog('add', 'Add New User', 'First name')(page);
    await dialog(page, 'Add New User').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Transaction image is required.');
  },
  'question before typed text is lost': async (page) => {
    await dialog(page, 'Add New User').getByLabel('First name').fill('Nadia');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Discard changes?')).toBeVisible();
  },
  'section to come': async (page) => {
    await page.goto('/how-to-use');
    await visible(page, 'This section is not built yet');
  },
  'page not found': async (page) => {
    await page.goto('/userz');
    await visible(page, 'There is nothing at this address.');
  },
  'logout dialog': async (page) => {
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(dialog(page, 'Confirm Logout')).toBeVisible();
  },
  'session expired': async (page) => {
    await page.goto('/users');
    await expect(range(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(dialog(page, 'Your session has expired. Please sign in again.')).toBeVisible();
  },
};

const openRecipesDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog(address, name, text, '/recipes');

const ADD_CATEGORY = 'Add New Category / Sub Category';

/** The screen with the first rows of the seed data, and every dialog of it and of the category tree. */
const RECIPES: Record<string, Visit> = {
  recipes: async (page) => {
    await page.goto('/recipes');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'recipes, nothing found': async (page) => {
    await page.getByRole('searchbox').fill('no such dish');
    await visible(page, /^Nothing matches/);
  },
  'card menu': async (page) => {
    await page.goto('/recipes');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  },
  'tab tools': async (page) => {
    await page.goto('/recipes');
    await page.getByRole('tab', { selected: false }).first().hover();
  },
  'recipe details': async (page) => {
    await page.goto('/recipes?dialog=details:1');
    await expect(page.getByRole('dialog').getByText('Cooking steps')).toBeVisible();
  },
  'add recipe dialog with errors': async (page) => {
    await openRecipesDialog('add', 'Add New Recipe', 'Recipe name')(page);
    await dialog(page, 'Add New Recipe').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Recipe name is required.');
  },
  'edit recipe dialog': openRecipesDialog('edit:1', 'Edit Recipe', 'Recipe name'),
  'delete recipe': openRecipesDialog('delete:1', 'Delete Recipe', /^Are you sure/),
  'add category': openRecipesDialog('addCategory', ADD_CATEGORY, 'New sub category name'),
  'add category, new name': async (page) => {
    await dialog(page, ADD_CATEGORY).getByLabel('Category', { exact: true }).selectOption('Add new');
    await expect(dialog(page, ADD_CATEGORY).getByLabel('New category name')).toBeFocused();
    await dialog(page, ADD_CATEGORY).getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Category name is required.');
  },
  'add category of diet plans': openRecipesDialog('addDietCategory', 'Add Category', 'What to add'),
  'edit category': openRecipesDialog('editCategory:1', 'Edit Category', 'Category name'),
  alert: async (page) => {
    await dialog(page, 'Edit Category').getByLabel('Category name').fill('');
    await dialog(page, 'Edit Category').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'edit sub category': openRecipesDialog('editSubCategory:1', 'Edit Subcategory', 'Subcategory name'),
  'delete category': openRecipesDialog('deleteCategory:1', 'Delete Category', /^Are you sure/),
  'delete sub category': openRecipesDialog('deleteSubCategory:1', 'Delete Subcategory', /^Are you sure/),
};

const openDietDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog(address, name, text, '/diet-plans');

/** The screen and its own dialogs; those of the category tree are scanned on the recipes. */
const DIET_PLANS: Record<string, Visit> = {
  'diet plans': async (page) => {
    await page.goto('/diet-plans');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'kcal filter': async (page) => {
    await page.getByRole('button', { name: /^Kcal/ }).click();
    await expect(page.getByRole('checkbox', { name: '1300 kcal' })).toBeVisible();
  },
  'diet plan details': async (page) => {
    await page.goto('/diet-plans?dialog=details:1');
    await expect(page.getByRole('dialog').getByText('Cooking steps')).toBeVisible();
  },
  'add diet plan dialog with errors': async (page) => {
    await openDietDialog('add', 'Add New Diet-Plan', 'Title')(page);
    await dialog(page, 'Add New Diet-Plan').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'At least one Kcal must be selected.');
  },
  'edit diet plan dialog': openDietDialog('edit:1', 'Edit Diet-Plan', 'Title'),
  'delete diet plan': openDietDialog('delete:1', 'Delete Diet Plan', /^Are you sure/),
};

const DRAWER: Record<string, Visit> = {
  drawer: async (page) => {
    await page.goto('/dashboard');
    await expect(title(page)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(dialog(page, 'Menu')).toBeVisible();
  },
};

for (const width of [1440, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${width} px in ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      const found: string[] = [];
      const visitAll = async (visits: Record<string, Visit>) => {
        for (const [place, visit] of Object.entries(visits)) {
          await visit(page);
          found.push(...(await scan(page, place)));
        }
      };
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visitAll(PUBLIC);
      await openAs(page, ADMIN);
      await visitAll(await dialogsOfUser(page));
      if (width < 992) await visitAll(DRAWER);
      await visitAll(RECIPES);
      await visitAll(DIET_PLANS);
      await visitAll(SIGNED_IN);
      expect(found).toEqual([]);
    });
  }
}
