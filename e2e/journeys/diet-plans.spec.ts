import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { answerAlert, card, cards, choose, selected } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog, tab } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

/** A diet plan as the server sends it; only what the journeys look at. */
interface WirePlan {
  id: number;
  title: string;
  dishesCategory: { id: number };
  kcalOptions: string;
  ingredientsDetails: string;
  cookingSteps: string;
}

interface WireCategory {
  id: number;
  title: string;
  dishesCategories: { id: number; title: string }[];
}

const askPlans = (page: Page) => ask<WirePlan[]>(page, 'meals/list');

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search diet plans...' });

/** The options of a plan, in either wire form. */
const kcalOf = ({ kcalOptions }: WirePlan) => kcalOptions.replace(/"/g, '').split(',').map(Number);

/** The screen, the tree of categories and what is in a sub category. */
async function openPlans(page: Page, address = '/diet-plans') {
  await openAs(page, ADMIN, address);
  await expect(page.getByRole('heading', { name: '3 meal' })).toBeVisible();
  const tree = await ask<WireCategory[]>(page, 'dishes/list');
  const plans = await askPlans(page);
  const plansIn = ({ id }: { id: number }) => plans.filter(({ dishesCategory }) => dishesCategory.id === id);
  const titlesIn = (sub: { id: number }) => plansIn(sub).map(({ title }) => title);
  return { tree, first: tree[0]!, second: tree[1]!, plansIn, titlesIn };
}

test('plans are shown by category, meal type and sub category; the address follows', async ({ page }) => {
  const { first, second, titlesIn } = await openPlans(page);
  const [sub, nextSub] = first.dishesCategories;
  await expect(selected(page)).toHaveText([first.title, sub!.title]);
  await expect(cards(page)).toHaveText(titlesIn(sub!));
  await tab(page, nextSub!.title).click();
  await expect(cards(page)).toHaveText(titlesIn(nextSub!));
  await expect(page).toHaveURL(`/diet-plans?subCategory=3+meal%3A${nextSub!.id}`);
  await tab(page, second.title).click();
  await expect(page).toHaveURL(`/diet-plans?category=${second.id}`);
  await expect(cards(page)).toHaveText(titlesIn(second.dishesCategories[0]!));
  await page.goBack();
  await expect(selected(page)).toHaveText([first.title, nextSub!.title]);
  await page.reload();
  await expect(selected(page)).toHaveText([first.title, nextSub!.title]);
  await expect(cards(page)).toHaveText(titlesIn(nextSub!));
});

test('the search looks through titles and offers to clear', async ({ page }) => {
  const { first, titlesIn } = await openPlans(page);
  const sub = first.dishesCategories[0]!;
  const titles = titlesIn(sub);
  await searchBox(page).fill(titles[1]!.toUpperCase());
  await expect(cards(page)).toHaveText([titles[1]!]);
  await searchBox(page).fill('no such plan');
  await expect(page.getByText(`Nothing matches “no such plan” in ${sub.title}.`)).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(cards(page)).toHaveText(titles);
});

test('the kcal filter takes several options, by mouse and by keyboard, and is in the address', async ({ page }) => {
  const { first, plansIn } = await openPlans(page);
  const plans = plansIn(first.dishesCategories[0]!);
  const withAnyOf = (...kcal: number[]) =>
    plans.filter((plan) => kcalOf(plan).some((option) => kcal.includes(option))).map(({ title }) => title);
  const [option] = kcalOf(plans[0]!);
  const filter = page.getByRole('button', { name: /^Kcal filter/ });
  const options = page.getByRole('group', { name: 'Kcal' });
  await filter.click();
  await expect(options.getByRole('checkbox')).toHaveCount(8);
  await options.getByRole('checkbox', { name: `${option} kcal` }).check();
  await expect(cards(page)).toHaveText(withAnyOf(option!));
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(filter).toBeFocused();

  await page.keyboard.press('Enter');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(filter).toHaveAccessibleName(`Kcal filter: ${option} kcal, 2000 kcal`);
  await expect(page).toHaveURL(`/diet-plans?kcal=${option}%2C2000`);
  await expect(cards(page)).toHaveText(withAnyOf(option!, 2000));
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(cards(page)).toHaveText(plans.map(({ title }) => title));
});

test('the details open by keyboard, show each line as an item, and give the focus back', async ({ page }) => {
  const { first, plansIn } = await openPlans(page);
  const sub = first.dishesCategories[0]!;
  const plan = plansIn(sub)[0]!;
  await card(page, plan.title).focus();
  await page.keyboard.press('Enter');
  const details = dialog(page, plan.title);
  const itemsOf = (name: string) => details.getByRole('list', { name }).getByRole('listitem');
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim());
  await expect(itemsOf('Ingredients')).toHaveText(linesOf(plan.ingredientsDetails));
  await expect(itemsOf('Cooking steps')).toHaveText(linesOf(plan.cookingSteps));
  const terms = ['Meal type', 'Category', 'Dishes category', 'Kcal', 'Calories', 'Protein', 'Carbs', 'Fat'];
  await expect(details.getByRole('term')).toHaveText(terms);
  const kcal = kcalOf(plan).map((option) => `${option} kcal`);
  await expect(details.getByRole('definition').nth(3).getByRole('listitem')).toHaveText(kcal);
  const picture = details.getByRole('img', { name: plan.title });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(card(page, plan.title)).toBeFocused();
});

async function fillPlan(page: Page, title: string, category: WireCategory) {
  const form = dialog(page, 'Add New Diet-Plan');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Meal type').selectOption('3 meal');
  await form.getByLabel('Category', { exact: true }).selectOption(category.title);
  await form.getByLabel('Sub Category').selectOption(category.dishesCategories[0]!.title);
  await form.getByRole('checkbox', { name: '1700 kcal' }).check();
  await form.getByLabel('Ingredients').fill('1 cup barley\n2 carrots');
  await form.getByLabel('Cooking steps').fill('Boil.\nServe.');
  for (const name of ['Calories', 'Protein', 'Carbs', 'Fat']) await form.getByLabel(name).fill('12');
}

test('a plan is added with its picture, edited into another category, and deleted', async ({ page, calls }) => {
  const { first, second } = await openPlans(page);
  await page.getByRole('button', { name: 'Add Diet Plan' }).click();
  const form = dialog(page, 'Add New Diet-Plan');
  await button(page, 'Add New Diet-Plan', 'Save').click();
  for (const label of ['Title', 'Meal type', 'Sub Category', 'Calories', 'Protein', 'Carbs', 'Fat'])
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(`${label} is required.`);
  await expect(form.getByLabel('Ingredients')).toHaveAccessibleDescription(
    'Ingredients is required. 0 / 10,000 max characters',
  );
  await expect(form.getByText('At least one Kcal must be selected.')).toBeVisible();
  await fillPlan(page, 'Barley pot', first);
  await form.getByLabel('Image').setInputFiles(RECEIPT);
  await button(page, 'Add New Diet-Plan', 'Save').dblclick();
  await answerAlert(page, 'Diet plan added successfully!');
  await expect(card(page, 'Barley pot')).toBeVisible();
  expect(calls.to('meals/create').map(({ fields }) => fields)).toEqual([
    {
      ...{ image: 'receipt.png (image/png)', title: 'Barley pot', mealType: '3 meal', kcal: '1700', note: '' },
      ...{ category: String(first.id), subCategory: String(first.dishesCategories[0]!.id) },
      ...{ ingredients: '1 cup barley\n2 carrots', directions: 'Boil.\nServe.' },
      ...{ calories: '12', protein: '12', carbs: '12', fat: '12' },
    },
  ]);

  await choose(page, 'Barley pot', 'Edit');
  const edit = dialog(page, 'Edit Diet-Plan');
  await expect(edit.getByLabel('Ingredients')).toHaveValue('1 cup barley\n2 carrots');
  await edit.getByLabel('Category', { exact: true }).selectOption(second.title);
  await expect(edit.getByLabel('Sub Category')).toHaveValue('');
  await edit.getByLabel('Sub Category').selectOption(second.dishesCategories[0]!.title);
  await button(page, 'Edit Diet-Plan', 'Save').click();
  await answerAlert(page, 'Diet plan updated successfully!');
  await expect(card(page, 'Barley pot')).toHaveCount(0);
  await tab(page, second.title).click();
  await expect(card(page, 'Barley pot')).toBeVisible();

  await choose(page, 'Barley pot', 'Delete');
  await expect(page.getByText('Are you sure you want to delete this diet plan?')).toBeVisible();
  await button(page, 'Delete Diet Plan', 'Delete').click();
  await answerAlert(page, 'Diet plan deleted successfully!');
  await expect(card(page, 'Barley pot')).toHaveCount(0);
});

test('Duplicate carries the picture over as a file', async ({ page, calls }) => {
  const { first, titlesIn } = await openPlans(page);
  const title = titlesIn(first.dishesCategories[0]!)[0]!;
  await choose(page, title, 'Duplicate');
  const form = dialog(page, 'Add New Diet-Plan');
  await expect(form.getByLabel('Title')).toHaveValue(`Copy of ${title}`);
  await expect(form.getByRole('button', { name: /^Remove / })).toBeVisible();
  await button(page, 'Add New Diet-Plan', 'Save').click();
  await answerAlert(page, 'Diet plan added successfully!');
  expect(calls.to('meals/create')[0]!.fields.image).toMatch(/\.svg \(image\/svg\+xml\)$/);
  const picture = page
    .getByRole('article')
    .filter({ has: card(page, `Copy of ${title}`) })
    .locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('after a category is deleted its neighbour is selected; recipes follow', async ({ page }) => {
  const { tree } = await openPlans(page);
  await tab(page, tree[1]!.title).click();
  await page.getByRole('button', { name: `Delete ${tree[1]!.title}`, exact: true }).click();
  await expect(page.getByText('Are you sure you want to delete this category?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await answerAlert(page, 'Category deleted successfully!');
  await expect(selected(page).first()).toHaveText(tree[2]!.title);
  await expect(page).toHaveURL(`/diet-plans?category=${tree[2]!.id}`);
  await page.getByRole('link', { name: 'Recipes' }).click();
  await expect(tab(page, tree[0]!.title)).toBeVisible();
  await expect(tab(page, tree[1]!.title)).toHaveCount(0);
});

test('Esc and Back ask before typed text is lost, Cancel does not', async ({ page }) => {
  await openPlans(page);
  await page.getByRole('button', { name: 'Add Diet Plan' }).click();
  const form = dialog(page, 'Add New Diet-Plan');
  await form.getByLabel('Title').fill('Barley pot');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await button(page, 'Discard changes?', 'Cancel').click();
    await expect(form.getByLabel('Title')).toHaveValue('Barley pot');
  }
  await button(page, 'Add New Diet-Plan', 'Cancel').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Diet Plan' })).toBeFocused();
});

test('a text beyond the hint is counted, kept and saved', async ({ page, calls }) => {
  const { first } = await openPlans(page);
  await page.getByRole('button', { name: 'Add Diet Plan' }).click();
  await fillPlan(page, 'Long plan', first);
  const text = 'Stir slowly.\n'.repeat(1000);
  await dialog(page, 'Add New Diet-Plan').getByLabel('Cooking steps').fill(text);
  await expect(page.getByText('13,000 / 10,000 max characters')).toBeVisible();
  await button(page, 'Add New Diet-Plan', 'Save').click();
  await answerAlert(page, 'Diet plan added successfully!');
  expect(calls.to('meals/create')[0]!.fields.directions).toBe(text);
});
