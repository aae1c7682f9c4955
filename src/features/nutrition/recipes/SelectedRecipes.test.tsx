import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { stateOf } from '@/mirage/calls/state';
import { dropConnection, hold } from '@/mirage/overrides';
import { table } from '@/mirage/database/table';
import { LOOK_EVERY_MS } from '@/screen/saveGuard/latest';
import { answerAlert, field, findAndPress, noDialog, paste, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { changes, expectChanges, pass } from '@test/selecting';

const mock = mockServer();

/** jsdom has no layout: the list of the calls gets the height of some of its lines. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(250);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});

async function open(more = 0) {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const lunch = mock.create('category', { title: 'Lunch' });
  const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
  mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  for (const title of ['Oat bowl', 'Roti roll', 'Fig bowl'])
    mock.create('recipe', { title, dishesCategoryId: bowls.id, ingredients: '1 roti', directions: 'Stir.', note: '' });
  for (let index = 0; index < more; index += 1)
    mock.create('recipe', { title: `Roti ${index}`, dishesCategoryId: bowls.id, ingredients: 'A', directions: 'B' });
  mock.create('recipe', { title: 'Soup', dishesCategoryId: '2', ingredients: 'Peas', directions: 'Cook.', note: '' });
  const view = renderApp('/recipes', mock.admin());
  await screen.findByRole('button', { name: 'Oat bowl' });
  await waitFor(() => expect(box('Oat bowl')).toBeInTheDocument());
  return view;
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}`, hidden: true });
const bar = () => screen.queryByRole('group', { name: 'Selected recipes' });
const count = () => within(bar()!).getByRole('status').textContent;
const row = (id: string) => table(mock.server, 'recipes').find(id)!;
const titles = () => [1, 2, 3].map((id) => row(String(id)).title);
const lists = () => mock.posted('dishes/list').length;

async function selectThree() {
  const { user } = await open();
  await user.click(box('Oat bowl'));
  await press(user, 'Select all 3 in Bowls');
  return user;
}

/** Replace words with `naan` for `roti`. */
async function replaceRoti() {
  const user = await selectThree();
  await press(user, 'Replace words…');
  await user.type(field('Replace'), 'roti');
  await user.type(field('With'), 'naan');
  return user;
}

describe('selecting', () => {
  test('at rest no box is in the Tab order or read out; the menu, x and the View menu begin a selection', async () => {
    const { user } = await open();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(box('Oat bowl')).toHaveAttribute('tabindex', '-1');
    await press(user, 'Actions for Fig bowl');
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

describe('replacing words', () => {
  test('each place is shown as one types, and nothing is sent before', async () => {
    const user = await replaceRoti();
    await expectChanges(
      'Oat bowlIngredients1 rotinaan',
      'Roti rollNameRotiNaan rollIngredients1 rotinaan',
      'Fig bowlIngredients1 rotinaan',
    );
    expect(await screen.findByText('4 places in 3 recipes.', { selector: '[role=status]' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Ingredients' }));
    await expectChanges('Roti rollNameRotiNaan roll');
    expect(screen.getByText('Oat bowl, Fig bowl stay as they are.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Change Roti roll' }));
    expect(screen.getByRole('button', { name: 'Change 0 recipes' })).toBeDisabled();
    await press(user, 'Cancel');
    expect(count()).toBe('3 selected');
    expect(mock.posted('dishes/update')).toEqual([]);
  });

  test('they are replaced, told, and put back by Undo; then the first card has the focus', async () => {
    const user = await replaceRoti();
    const before = JSON.stringify(mock.server.db.dump());
    await press(user, 'Change 3 recipes');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
    expect(await screen.findByText('4 places in 3 recipes were changed.')).toBeVisible();
    expect(titles()).toEqual(['Oat bowl', 'Naan roll', 'Fig bowl']);
    expect(row('1').ingredients).toBe('1 naan');
    expect(screen.getByText(/stays in What changed until you reload or sign out\.$/)).toBeVisible();
    await press(user, 'Undo');
    expect(await screen.findByText('3 recipes are as they were.')).toBeVisible();
    expect(JSON.stringify(mock.server.db.dump())).toBe(before);
    await press(user, 'Done');
    await noDialog();
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Oat bowl' })).toHaveFocus();
    await press(user, 'What changed');
    expect(await screen.findByText('Changed', { exact: false, selector: 'p' })).toHaveTextContent('Changed 3 recipes');
  });

  test('the second press of a double click on what began it undoes nothing', async () => {
    const user = await replaceRoti();
    await findAndPress(user, 'Change 3 recipes');
    await screen.findByRole('dialog', { name: 'Words replaced' });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
    expect(mock.posted('dishes/update')).toHaveLength(3);
    await press(user, 'Undo');
    expect(await screen.findByText('3 recipes are as they were.')).toBeVisible();
  });

  test('what was typed is there again after the dialog threw', async () => {
    const user = await selectThree();
    await press(user, 'Replace words…');
    await user.type(field('With'), 'naan');
    const matching = jest.spyOn(String.prototype, 'matchAll').mockImplementation(() => {
      throw new Error('broken');
    });
    await user.type(field('Replace'), 'r');
    expect(await screen.findByRole('alertdialog', { name: 'Something went wrong in this dialog.' })).toBeVisible();
    matching.mockRestore();
    await press(user, 'Try again');
    expect(field('Replace')).toHaveValue('r');
    expect(field('With')).toHaveValue('naan');
  });

  test('of hundreds the first 200 are listed, and all are counted', async () => {
    const { user } = await open(300);
    await user.click(box('Oat bowl'));
    await press(user, 'Select all 303 in Bowls');
    await press(user, 'Replace words…');
    await paste(user, 'Replace', 'roti');
    await paste(user, 'With', 'naan');
    expect(await screen.findByText('304 places in 303 recipes.')).toBeVisible();
    expect(await screen.findByText('And 103 more, not listed but counted above.')).toBeVisible();
    expect(changes()).toHaveLength(200);
  });

  test('what would be left empty cannot be ticked, and says why', async () => {
    const user = await selectThree();
    await press(user, 'Replace words…');
    await user.type(field('Replace'), 'Oat bowl');
    expect(await screen.findByText('Recipe name is required.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Change Oat bowl' })).toBeDisabled();
  });
});

describe('somebody else', () => {
  test('has changed the same text since: it comes first, not ticked, as it is now', async () => {
    const user = await selectThree();
    pass(LOOK_EVERY_MS + 1);
    table(mock.server, 'recipes').update('3', { ingredients: '2 roti' });
    table(mock.server, 'recipes').update('2', { note: 'Hot' });
    await press(user, 'Replace words…');
    await user.type(field('Replace'), 'roti');
    await user.type(field('With'), 'naan');
    const note = await screen.findByText(/^Someone else changed Ingredients since you opened this list\./);
    expect(note).toBeVisible();
    expect(changes()[0]).toMatch(/^Fig bowlIngredients2 rotinaan/);
    await press(user, 'Change 2 recipes');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
    expect(screen.getByText('Someone else changed Ingredients; it was not ticked.')).toBeVisible();
    expect(row('3').ingredients).toBe('2 roti');
    expect(row('2')).toMatchObject({ title: 'Naan roll', note: 'Hot' });
  });

  test('changes or deletes one while the round runs: it is left out', async () => {
    const user = await replaceRoti();
    const first: Interceptor = (_path, _request, next) => {
      table(mock.server, 'recipes').update('2', { ingredients: '9 roti' });
      table(mock.server, 'recipes').remove('3');
      stateOf(mock.server).overrides.delete('dishes/update');
      pass(LOOK_EVERY_MS + 1);
      return next();
    };
    stateOf(mock.server).overrides.set('dishes/update', first);
    await press(user, 'Change 3 recipes');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
    const leftOut = within(screen.getByRole('list', { name: 'Left out' })).getAllByRole('listitem');
    expect(leftOut.map((item) => item.textContent)).toEqual([
      'Roti rollChanged meanwhile',
      'Fig bowlDeleted meanwhile',
    ]);
    expect(row('2').ingredients).toBe('9 roti');
    expect(mock.posted('dishes/update')).toHaveLength(1);
  });
});

describe('a call that fails', () => {
  test('is sent again by Retry failed; a call without an answer is looked up before', async () => {
    const user = await replaceRoti();
    let calls = 0;
    const lost: Interceptor = async (path, request, next) => {
      calls += 1;
      if (calls === 1) return { status: 422, body: { message: 'Not now.' } };
      if (calls > 2) return next();
      await next();
      return Promise.resolve({ status: 200, body: '<html>' as never });
    };
    stateOf(mock.server).overrides.set('dishes/update', lost);
    await press(user, 'Change 3 recipes');
    expect(await screen.findByText('Failed to update recipe. Not now. It is as it was.')).toBeVisible();
    expect(await screen.findByText('Whether this was saved is not known')).toBeVisible();
    await findAndPress(user, 'Retry failed');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
    expect(await screen.findByText('4 places in 3 recipes were changed.')).toBeVisible();
    expect(mock.posted('dishes/update')).toHaveLength(4);
    await press(user, 'Undo');
    expect(await screen.findByText('3 recipes are as they were.')).toBeVisible();
    expect(titles()).toEqual(['Oat bowl', 'Roti roll', 'Fig bowl']);
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

test('a round of twenty and its undo load the list once each, and once more for each five seconds', async () => {
  const { user } = await open(17);
  await user.click(box('Oat bowl'));
  await press(user, 'Select all 20 in Bowls');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const before = lists();
  const replace = async (find: string, by: string) => {
    await press(user, 'Replace words…');
    await paste(user, 'Replace', find);
    await paste(user, 'With', by);
    await findAndPress(user, 'Change 20 recipes');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
  };
  await replace('roti', 'naan');
  expect(mock.posted('dishes/update')).toHaveLength(20);
  await waitFor(() => expect(lists()).toBe(before + 1));
  await press(user, 'Undo');
  expect(await screen.findByText('20 recipes are as they were.')).toBeVisible();
  expect(mock.posted('dishes/update')).toHaveLength(40);
  await waitFor(() => expect(lists()).toBe(before + 2));
  await press(user, 'Done');
  await noDialog();

  const slow: Interceptor = (_path, _request, next) => {
    pass(LOOK_EVERY_MS / 2);
    return next();
  };
  stateOf(mock.server).overrides.set('dishes/update', slow);
  await user.click(box('Oat bowl'));
  await press(user, 'Select all 20 in Bowls');
  await replace('roti', 'naan');
  await waitFor(() => expect(lists()).toBeGreaterThan(before + 8));
  expect(lists()).toBeLessThan(before + 14);
});

test('moving sends both ids, and nothing of one that is there already', async () => {
  const { user } = await open();
  await user.click(box('Oat bowl'));
  await user.click(screen.getByRole('tab', { name: 'Lunch' }));
  await user.click(box('Soup'));
  await press(user, 'Move to…');
  expect(screen.getByText('Choose a place.')).toBeVisible();
  await user.selectOptions(field('Category'), 'Lunch');
  await expectChanges('Oat bowlPlaceBreakfast › Bowls Lunch › Soups');
  expect(screen.getByText('Soup stays as it is.')).toBeVisible();
  const before = lists();
  await press(user, 'Move 1 recipe');
  expect(await screen.findByRole('dialog', { name: 'Moved' })).toBeVisible();
  expect(row('1').dishesCategoryId).toBe('2');
  // Once after the round, for the list was read a moment ago.
  await waitFor(() => expect(lists()).toBe(before + 1));
});

test('deleting asks first, leaves out what was changed meanwhile, and is one entry', async () => {
  const user = await selectThree();
  await press(user, 'Delete…');
  expect(await screen.findByRole('alertdialog', { name: 'Delete 3 recipes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  pass(LOOK_EVERY_MS + 1);
  table(mock.server, 'recipes').update('2', { note: 'Keep this' });
  await press(user, 'Delete 3');
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(screen.getByText('Changed meanwhile')).toBeVisible();
  expect(
    table(mock.server, 'recipes')
      .all()
      .map(({ title }) => title),
  ).toEqual(['Roti roll', 'Soup']);
  await press(user, 'Done');
  await noDialog();
  await press(user, 'What changed');
  const changed = await screen.findByRole('dialog', { name: 'What changed' });
  expect(await within(changed).findByText('2 recipes')).toBeVisible();
  expect(changed).toHaveTextContent('Deleted 2 recipes');
});

test('while it is read what is there now the dialog says so, and begins nothing', async () => {
  const user = await selectThree();
  pass(LOOK_EVERY_MS + 1);
  const release = hold(mock.server, 'dishes/list');
  await press(user, 'Replace words…');
  await paste(user, 'Replace', 'roti');
  await paste(user, 'With', 'naan');
  expect(await screen.findByText('Reading what is there now...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change 3 recipes' })).toBeDisabled();
  release();
  expect(await screen.findByText('3 ticked')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change 3 recipes' })).toBeEnabled());
  expect(screen.queryByText('Reading what is there now...')).not.toBeInTheDocument();
});

test('without an answer to the look before a call nothing is sent', async () => {
  const user = await replaceRoti();
  await screen.findByText('4 places in 3 recipes.');
  pass(LOOK_EVERY_MS + 1);
  dropConnection(mock.server, 'dishes/list');
  await press(user, 'Change 3 recipes');
  expect(await screen.findByText('0 of 3 done, 3 failed')).toBeVisible();
  expect(mock.posted('dishes/update')).toEqual([]);
});
