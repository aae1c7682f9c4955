import { screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { stateOf } from '@/mirage/calls/state';
import { answerAlert, field, findAndPress, noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { selectedRecipes } from '@test/selectedRecipes';

const mock = mockServer();
const { open, box, bar, count, replaceRoti } = selectedRecipes(mock);

describe('selecting', () => {
  test('at rest no box is in the Tab order or read out; the menu, x and the View menu begin a selection', async () => {
    const { user } = await open();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(box('Oat bowl')).toHaveAttribute('tabindex', '-1');
    await press(user, 'Actions for Fig bowl');
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Edit', 'Duplicate', 'Selectx', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Select' }));
    expect(count()).toBe('1 selected');
    expect(box('Fig bowl')).toBeChecked();
    await user.keyboard('{Escape}');
    expect(bar()).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Oat bowl' }).focus();
    await user.keyboard('x');
    expect(count()).toBe('1 selected');
    await user.keyboard('x');
    expect(bar()).not.toBeInTheDocument();
    await press(user, 'View');
    await user.click(await screen.findByRole('button', { name: 'Select several' }));
    expect(count()).toBe('0 selected');
    expect(within(bar()!).queryByRole('button', { name: 'Delete…' })).not.toBeInTheDocument();
  });

  test('then a press ticks, Shift takes the range, Enter opens, and Clear ends it', async () => {
    const { user } = await open();
    await user.click(box('Oat bowl'));
    expect(box('Roti roll')).not.toHaveAttribute('tabindex');
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Fig bowl' }));
    await user.keyboard('{/Shift}');
    expect(count()).toBe('3 selected');
    await user.click(screen.getByRole('button', { name: 'Roti roll' }));
    expect(count()).toBe('2 selected');
    screen.getByRole('button', { name: 'Roti roll' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Roti roll' })).toBeVisible();
    await user.keyboard('{Escape}');
    await noDialog();
    expect(count()).toBe('2 selected');
    await press(user, 'Clear selection');
    expect(box('Oat bowl')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Oat bowl' })).toHaveFocus();
  });

  test('another tab keeps it, and says how many are not in sight; leaving the section ends it', async () => {
    const { user, go } = await open();
    await user.click(box('Oat bowl'));
    await user.click(screen.getByRole('tab', { name: 'Lunch' }));
    await user.click(box('Soup'));
    expect(count()).toBe('2 selected, 1 not in sight');
    await press(user, 'Show it');
    expect(screen.getByRole('button', { name: 'Oat bowl' })).toBeVisible();
    expect(count()).toBe('2 selected, 1 not in sight');
    await go('/plans');
    await go('/recipes');
    expect(await screen.findByRole('button', { name: 'Oat bowl' })).toBeVisible();
    expect(box('Oat bowl')).not.toBeChecked();
  });
});

describe('the address', () => {
  test('Back leads through the tabs, and what is selected stays', async () => {
    const { user, go, store, router } = await open();
    await user.click(box('Oat bowl'));
    await user.click(screen.getByRole('tab', { name: 'Lunch' }));
    await user.click(box('Soup'));
    await waitFor(() => expect(router.state.location.search).toContain('category=2'));
    expect(router.state.location.search).not.toMatch(/selected/);
    await go(-1);
    expect(await screen.findByRole('button', { name: 'Oat bowl' })).toBeVisible();
    expect(count()).toBe('2 selected, 1 not in sight');
    expect(JSON.stringify(store.getState())).toContain('"selected":[1,4]');
  });

  test('names the open act, which Back closes; once something is typed it asks before', async () => {
    const { user, go, router } = await open();
    await user.click(box('Oat bowl'));
    await press(user, 'Replace words…');
    await waitFor(() => expect(router.state.location.search).toBe('?dialog=selected%3Awords'));
    await go(-1);
    await noDialog();
    expect(count()).toBe('1 selected');
    await press(user, 'Replace words…');
    await user.type(field('Replace'), 'oat');
    await user.keyboard('{Escape}');
    await findAndPress(user, 'Discard');
    await noDialog();
    expect(count()).toBe('1 selected');
  });

  test.each(['selected:words', 'selected:nothing'])('a link to %s opens nothing', async (dialog) => {
    mock.create('category');
    const { router } = renderApp(`/recipes?dialog=${dialog}`, mock.admin());
    await screen.findByRole('searchbox');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('what failed stays selected, and nothing else', async () => {
  const user = await replaceRoti();
  const refused: Interceptor = (_path, request, next) =>
    (request.requestBody as FormData).get('id') === '2' ? Promise.resolve({ status: 500, body: {} }) : next();
  stateOf(mock.server).overrides.set('dishes/update', refused);
  await findAndPress(user, 'Change 3 recipes');
  expect(await screen.findByText('2 of 3 done, 1 failed')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Failed to update recipe. It is as it was.')).toBeVisible());
  await findAndPress(user, 'Done');
  await noDialog();
  expect(count()).toBe('1 selected');
  expect(box('Roti roll')).toBeChecked();
});

test('of one record the question is that of one record, word for word', async () => {
  const { user } = await open();
  await user.click(box('Oat bowl'));
  await press(user, 'Delete…');
  const question = await screen.findByRole('dialog', { name: 'Delete Recipe' });
  expect(question).toHaveTextContent('Are you sure you want to delete this recipe?Oat bowl');
  await press(user, 'Delete');
  await answerAlert(user, 'Recipe deleted successfully!');
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});
