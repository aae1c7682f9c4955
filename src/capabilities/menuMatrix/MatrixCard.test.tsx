import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cards, dietPlansOf, SOUP } from '@test/dietPlans';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { refuse } from '@/mirage/overrides';

const mock = mockServer();
const { practice } = dietPlansOf(mock);

const ADDRESS = '/diet-plans?view=matrix';
const member = (bmr: number) => mock.create('user', { bmr });

const pressCount = async () => fireEvent.click(await screen.findByRole('button', { name: 'Count members' }));

/** The matrix, with a member near 1900 kcal, who is counted. */
async function openCounted(address = ADDRESS) {
  const view = await open(address);
  await pressCount();
  return view;
}

/** The matrix, with a member near 1900 kcal. */
async function open(address = ADDRESS, modules?: string[]) {
  const known = practice();
  member(1880);
  const view = renderApp(address, modules ? mock.subAdmin(modules) : mock.admin());
  await screen.findByRole('grid', { name: 'Diet plans by dishes category and kcal' });
  return { ...known, ...view };
}

const count = (name: string) => screen.getByRole('link', { name });
const gap = (name: string) => screen.findByRole('button', { name });

test('a count leads to the list with these plans only', async () => {
  const { user, bowls, lunch, router } = await open();
  await user.click(count('Bowls, 1600 kcal: 1 plan'));
  expect(await screen.findByRole('tab', { name: 'Bowls', selected: true })).toBeVisible();
  expect(cards()).toEqual(['Barley bowl']);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    category: String(lunch.id),
    subCategory: `3 meal:${bowls.id}`,
    kcal: '1600',
  });
});

test('members are counted by a press; before it a gap says nothing of them', async () => {
  await open();
  expect(await gap('Soups, 1900 kcal: no plan. Add one')).toBeVisible();
  expect(await screen.findByText(/^Members near it are not counted\./)).toBeVisible();
  expect(screen.queryByText('no plan, nobody near it')).not.toBeInTheDocument();
  expect(mock.posted('users/list')).toEqual([]);
  await pressCount();
  expect(await gap('Soups, 1900 kcal: no plan, 1 member near. Add one')).toBeVisible();
  expect(screen.getByText('no plan, nobody near it')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count members' })).not.toBeInTheDocument();
  expect(mock.posted('users/list')).toHaveLength(1);
});

test('the gaps where members are, are marked, counted and say how many members', async () => {
  await openCounted();
  expect(await screen.findByText('3 gaps where members are')).toBeVisible();
  expect(await gap('Soups, 1900 kcal: no plan, 1 member near. Add one')).toBeVisible();
  expect(await gap('Soups, 2000 kcal: no plan, 0 members near. Add one')).toBeVisible();
});

test('a gap opens Add with both filled in; once it is saved the count has the focus', async () => {
  const { user, grills, store } = await openCounted();
  await user.click(await gap('Grills, 1900 kcal: no plan, 1 member near. Add one'));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Diet-Plan' });
  const field = (name: string) => within(dialog).getByLabelText(name);
  expect(field('Category')).toHaveDisplayValue('Dinner');
  expect(field('Sub Category')).toHaveDisplayValue('Grills');
  expect(field('1900 kcal')).toBeChecked();
  expect(store.getState()).toMatchObject({ dietPlans: { dialog: { kind: 'fillGap', id: `${grills.id}:1900` } } });
  await user.type(field('Title'), 'Grilled aubergine');
  await user.type(field('Ingredients'), 'One aubergine');
  await user.type(field('Cooking steps'), 'Grill.');
  for (const name of ['Calories', 'Protein', 'Carbs', 'Fat']) await user.type(field(name), '1');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const ok = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' });
  await screen.findByLabelText('Grills, 1900 kcal: 1 plan'); // beneath the alert: who reads it is slower than the list
  await user.click(ok);
  await waitFor(() => expect(count('Grills, 1900 kcal: 1 plan')).toHaveFocus());
});

test('a gap of a sub category that is gone opens nothing', async () => {
  const { router } = await open('/diet-plans?view=matrix&dialog=fillGap%3A999%3A1900');
  await waitFor(() => expect(router.state.location.search).toBe('?view=matrix'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it is one tab stop; arrows, Home and End walk and stop at the edges', async () => {
  const { user } = await openCounted();
  await screen.findByText('no plan, nobody near it');
  act(() => count('Soups, 1300 kcal: 1 plan').focus());
  const walk = async (keys: string) => {
    await user.keyboard(keys);
    return document.activeElement?.ariaLabel?.split(':')[0];
  };
  expect(await walk('{ArrowUp}{ArrowLeft}')).toBe('Soups, 1300 kcal');
  expect(await walk('{ArrowDown}{ArrowDown}{ArrowRight}')).toBe('Grills, 1400 kcal');
  expect(await walk('{End}')).toBe('Grills, 2000 kcal');
  expect(await walk('{Control>}{Home}{/Control}')).toBe('Soups, 1300 kcal');
  expect(await walk('{Control>}{End}{/Control}')).toBe('Grills, 2000 kcal');
  expect(
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('without the permission for users no member is loaded, and every gap is only no plan', async () => {
  await open(ADDRESS, ['Diet Plans']);
  expect(await gap('Soups, 1900 kcal: no plan. Add one')).toBeVisible();
  expect(screen.queryByText('Members near it')).not.toBeInTheDocument();
  expect(await screen.findByText(/^\d+ gaps$/)).toBeVisible();
  expect(mock.posted('users/list')).toEqual([]);
});

test('members that could not be loaded are said and loaded again; the counts stand without them', async () => {
  refuse(mock.server, 'users/list', { status: 500, message: 'Down.' });
  const { user } = await openCounted();
  expect(await screen.findByText(/^Members could not be loaded\./)).toBeVisible();
  expect(count('Soups, 1300 kcal: 1 plan')).toBeVisible();
  mock.mend('users/list');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await gap('Soups, 1900 kcal: no plan, 1 member near. Add one')).toBeVisible();
});

test('without sub categories the matrix offers to add a category', async () => {
  const { user } = renderApp(ADDRESS, mock.admin());
  expect(await screen.findByText('No dishes categories yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add Category' }).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'Add Category' })).toBeVisible();
});

test('the export is the matrix', async () => {
  const { user } = await openCounted();
  await screen.findByText('3 gaps where members are');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^diet-plans-by-kcal-/);
  expect(rows.map((row) => row.join(' '))).toEqual([
    'Category Sub category 1300 kcal 1400 kcal 1500 kcal 1600 kcal 1700 kcal 1800 kcal 1900 kcal 2000 kcal Plans',
    'Lunch Soups 1 0 1 0 0 0 0 0 1',
    'Lunch Bowls 0 0 1 1 0 0 0 0 1',
    'Dinner Grills 1 0 1 0 0 0 0 0 1',
  ]);
});

test('what was searched for in the list stays behind the matrix', async () => {
  const { user } = await open('/diet-plans?view=matrix&search=lentil');
  await user.click(within(screen.getByRole('navigation', { name: 'View' })).getByRole('link', { name: 'Plans' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('lentil');
  expect(cards()).toEqual([SOUP.title]);
});
