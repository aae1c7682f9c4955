import { type Page } from '@playwright/test';
import { answerAlert, card, cards, selected } from '../support/cards';
import { openPlans, type WirePlan } from '../support/dietPlans';
import { dialog, tab } from '../support/locators';
import { expect, test } from '../support/test';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search diet plans...' });

/** The options of a plan, in either wire form. */
const kcalOf = ({ kcalOptions }: WirePlan) => kcalOptions.replace(/"/g, '').split(',').map(Number);

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

test('the search looks through titles and offers to clear', { tag: '@matrix' }, async ({ page }) => {
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

test(
  'the kcal filter takes several options, by mouse and by keyboard, and is in the address',
  { tag: '@matrix' },
  async ({ page }) => {
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
  },
);

test(
  'the details open by keyboard, show each line as an item, and give the focus back',
  { tag: '@matrix' },
  async ({ page }) => {
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
  },
);

test('after a category is deleted its neighbour is selected; recipes follow', { tag: '@matrix' }, async ({ page }) => {
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
