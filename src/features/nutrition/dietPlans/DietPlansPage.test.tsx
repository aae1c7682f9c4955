import { screen, waitFor, within } from '@testing-library/react';
import { cards, dietPlansOf } from '@test/dietPlans';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { category, subCategory, plan, practice } = dietPlansOf(mock);

const open = (address = '/diet-plans') => renderApp(address, mock.admin());

/** The tabs of a list, which refers to them by id. */
function tabs(label: string) {
  const owned = screen.getByRole('tablist', { name: label }).getAttribute('aria-owns')!.split(' ');
  return screen
    .getAllByRole('tab')
    .filter(({ id }) => owned.includes(id))
    .map((tab) => tab.textContent);
}
const tab = (name: string) => screen.getByRole('tab', { name });

test('the first category and its first sub category are shown under the meal type', async () => {
  practice();
  open();
  expect(await screen.findByRole('heading', { name: '3 meal' })).toBeVisible();
  expect(tabs('Categories')).toEqual(['Lunch', 'Dinner']);
  expect(tabs('Sub categories of 3 meal')).toEqual(['Soups', 'Bowls']);
  expect(screen.getByRole('tab', { name: 'Lunch', selected: true })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Soups', selected: true })).toBeVisible();
  expect(cards()).toEqual(['Red lentil soup']);
  expect(screen.getByText('1300, 1500 kcal')).toBeVisible();
});

test('the tabs show other plans, and the choice is in the address', async () => {
  const { dinner, bowls } = practice();
  const { user, router } = open();
  await user.click(await screen.findByRole('tab', { name: 'Bowls' }));
  expect(cards()).toEqual(['Barley bowl']);
  await waitFor(() => expect(router.state.location.search).toBe(`?subCategory=3+meal%3A${bowls.id}`));
  await user.click(tab('Dinner'));
  expect(cards()).toEqual(['Grilled fish']);
  await waitFor(() => expect(router.state.location.search).toBe(`?category=${dinner.id}`));
});

test('Back shows the previous tab', async () => {
  practice();
  const { user, router, go } = open();
  await user.click(await screen.findByRole('tab', { name: 'Dinner' }));
  await waitFor(() => expect(router.state.location.search).not.toBe(''));
  await go(-1);
  await waitFor(() => expect(cards()).toEqual(['Red lentil soup']));
});

test('each meal type has its heading and its own tabs', async () => {
  const { soups, bowls } = practice();
  plan(soups, 'Five small soups', { mealType: { title: '5 meal' } });
  plan(bowls, 'Five small bowls', { mealType: { title: '5 meal' } });
  const { user } = open();
  const five = await screen.findByRole('region', { name: '5 meal' });
  await user.click(within(five).getByRole('tab', { name: 'Bowls' }));
  expect(cards()).toEqual(['Red lentil soup', 'Five small bowls']);
});

test('a sub category without plans says so and offers to add one', async () => {
  subCategory(category('Lunch'), 'Soups');
  const { user } = open();
  expect(await screen.findByText('No diet plans found')).toBeVisible();
  await user.click(
    within(screen.getByRole('tabpanel', { name: 'Soups' })).getByRole('button', { name: 'Add Diet Plan' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Add New Diet-Plan' })).toBeVisible();
});

test('a category without sub categories says so and offers to add one', async () => {
  category('Lunch');
  const { user } = open();
  expect(await screen.findByText('No subcategories found')).toBeVisible();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Add Category' }));
  expect(await screen.findByRole('dialog', { name: 'Add Category' })).toBeVisible();
});

test('without categories it says so', async () => {
  open();
  expect(await screen.findByText('No categories found')).toBeVisible();
});

test('a plan whose sub category is deleted can still be reached', async () => {
  practice();
  mock.create('dietPlan', { title: 'Lost plan', categoryId: '98', dishesCategoryId: '99' });
  open();
  const lost = await screen.findByRole('region', { name: 'Without a sub category' });
  expect(within(lost).getByRole('button', { name: 'Lost plan' })).toBeVisible();
});

test('two plans with the same title, one of 300 characters and one of an emoji are all shown', async () => {
  const { soups } = practice();
  for (const title of ['Red lentil soup', 'x'.repeat(300), '🥣']) plan(soups, title);
  open();
  await screen.findByRole('button', { name: '🥣' });
  expect(cards()).toEqual(['Red lentil soup', 'Red lentil soup', 'x'.repeat(300), '🥣']);
});

test('a plan without a title can be opened', async () => {
  const { soups } = practice();
  plan(soups, '');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Untitled' }));
  expect(await screen.findByRole('dialog', { name: 'Untitled' })).toBeVisible();
});

test('HTML in a title is text', async () => {
  const { soups } = practice();
  plan(soups, '<img src=x onerror=alert(1)>');
  open();
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test('a link to a dialog of a deleted plan opens nothing and leaves the address', async () => {
  practice();
  const { router } = open('/diet-plans?dialog=edit:999');
  await screen.findByText('Red lentil soup');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a link to a dialog of a deleted category opens nothing and leaves the address', async () => {
  practice();
  const { router } = open('/diet-plans?dialog=editSubCategory:999');
  await screen.findByText('Red lentil soup');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaving the section and coming back shows the same view and loads it again', async () => {
  practice();
  const { user } = open('/diet-plans?kcal=1300');
  await user.click(await screen.findByRole('tab', { name: 'Dinner' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  await user.click(screen.getByRole('link', { name: 'Diet Plans' }));
  expect(await screen.findByRole('tab', { name: 'Dinner', selected: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kcal filter: 1300 kcal' })).toBeVisible();
  await waitFor(() => expect(mock.posted('meals/list')).toHaveLength(2));
  expect(mock.posted('dishes/list/category')).toHaveLength(2);
});
