import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { dialog, listsThere } from '../support/locators';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/test';

/** Each form that can be refused: its address, name and save button, and the field that is in error first. */
const FORMS = [
  ['/users?dialog=add', 'Add New User', 'Save', 'First name'],
  ['/users?dialog=import', 'Import New User', 'Add', 'Excel file'],
  ['/tracker?dialog=add', 'Add Highlight', 'Save', 'Title'],
  ['/tracker?dialog=edit:1', 'Edit Highlight', 'Save', 'Title'],
  ['/tracker?dialog=items:2&item=add', 'Add Item', 'Save', 'Media'],
  ['/tracker?tab=habits&dialog=add', 'Add Habit', 'Save', 'Title'],
  ['/recipes?dialog=add', 'Add New Recipe', 'Save', 'Recipe name'],
  ['/recipes?dialog=addCategory', 'Add New Category / Sub Category', 'Save', 'Category'],
  ['/recipes?dialog=editCategory:1', 'Edit Category', 'Save', 'Category name'],
  ['/recipes?dialog=editSubCategory:1', 'Edit Subcategory', 'Save', 'Subcategory name'],
  ['/diet-plans?dialog=add', 'Add New Diet-Plan', 'Save', 'Title'],
  ['/diet-plans?dialog=addDietCategory', 'Add Category', 'Save', 'Category name'],
  ['/workouts?dialog=addWorkout', 'Add New Workout', 'Save', 'Exercise'],
  ['/workouts?dialog=addExercise', 'Add Exercise', 'Save', 'Title'],
  ['/workouts?dialog=addWeeks', 'Add Weeks', 'Save', 'Number of weeks'],
  ['/community?dialog=addGroup&group=1', 'Create New Group', 'Save', 'Title'],
  ['/community?dialog=addPost&group=1', 'Add New Post', 'Save', 'Title'],
  ['/community?view=desk&dialog=saveReply', 'Save as a reply', 'Save', 'Name'],
  ['/supplements?dialog=add', 'Add Supplement', 'Save', 'Title'],
  ['/supplements?dialog=addFolder', 'Add Folder', 'Save', 'Title'],
  ['/moderators?dialog=add', 'Add Moderators', 'Save', 'Name'],
  ['/notifications?dialog=add', 'Send New Notification', 'Create', 'Title'],
  ['/notifications?tab=folders&dialog=addFolder', 'Create Folder', 'Create', 'Folder name'],
  ['/plans?dialog=add', 'Create New Plan', 'Save', 'Plan name'],
  ['/payments?dialog=add', 'Add New Payment Method', 'Create', 'Payment method name'],
  ['/payments?dialog=addCategory', 'Add New Category', 'Create', 'Title'],
  ['/banners?dialog=add', 'Add New Banner', 'Save', 'Link'],
  ['/how-to-use?dialog=add', 'Add Content', 'Save', 'Title'],
  ['/how-to-use?dialog=addCategory', 'Add Category', 'Save', 'Category title'],
  ['/profile?dialog=edit', 'Edit Profile', 'Save', 'First name'],
] as const;

/** Whether the focused field, with its label, is between the head and the foot of its dialog. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement!;
    const { top, bottom } = (field.closest('.upload-box') ?? field).getBoundingClientRect();
    const edge = (part: string) =>
      field.closest('.modal-content')!.querySelector(`.modal-${part}`)!.getBoundingClientRect();
    return top >= edge('header').bottom && bottom <= edge('footer').top;
  });

// On a phone, where the foot is the nearest and the fields the most; what is required is the same everywhere.
test.use({ viewport: { width: 390, height: 844 } });

/** The longest, one with a file, one over another, one that an alert refuses, one with a list, one with checkboxes. */
const KINDS = ['Add New User', 'Import New User', 'Add Item', 'Edit Category', 'Add New Workout', 'Add Moderators'];

test('a form saved empty has the focus in its first field in error, marked and in sight', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, ADMIN);
  for (const [address, name, save, label] of sample(FORMS, ([, name]) => KINDS.includes(name)))
    await test.step(address, async () => {
      await page.goto(address);
      const form = dialog(page, name);
      const field = form.getByLabel(label, { exact: true });
      await expect(field).toBeVisible();
      await listsThere(form);
      const isFile = (await field.getAttribute('type')) === 'file';
      await expect(field).toHaveAttribute(isFile ? 'required' : 'aria-required');
      if (!isFile && (await field.inputValue())) await field.fill('');
      await form.locator('.modal-body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
      await form.getByRole('button', { name: save, exact: true }).click();
      const alert = page.getByRole('alertdialog');
      if (name === 'Edit Category' || name === 'Edit Subcategory') {
        await expect(alert).toBeVisible();
        await page.keyboard.press('Enter');
      }
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveClass(/is-invalid/);
      await expect.poll(() => isInSight(page)).toBe(true);
    });
});
