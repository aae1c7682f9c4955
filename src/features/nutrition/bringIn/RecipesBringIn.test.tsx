import { screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { stateOf } from '@/mirage/calls/state';
import { hold } from '@/mirage/overrides';
import { add, closeLedger, layOut, ledgerLines, outcome, readFiles, readRows, readText } from '@test/bringIn';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
beforeEach(layOut);

const CREATE = 'dishes/create';

const TEXT = `Masoor dal with spinach
Lunch › Soups
340 kcal, 19 g protein, 47 g carbs, 8 g fat

Ingredients
200 g red lentils
150 g spinach

Steps
Rinse the lentils.
Simmer for twenty minutes.`;

const HEADS = 'Title,Category,Sub category,Ingredients,Directions';
const row = (title: string, place = 'Lunch,Soups') => `${title},${place},Lentils of ${title},Boil.`;
const csv = (...rows: string[]) => new File([[HEADS, ...rows].join('\n')], 'november.csv', { type: 'text/csv' });
const THREE = ['Dal', 'Kofta', 'Salad'].map((title) => row(title));

function seed() {
  const lunch = mock.create('category', { title: 'Lunch' });
  const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: lunch.id });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  mock.create('recipe', {
    title: 'Red lentil soup',
    dishesCategoryId: soups.id,
    ingredients: 'Lentils of Red lentil soup',
    directions: 'Boil.',
  });
  return { bowls, soups };
}

async function open() {
  const places = seed();
  const admin = mock.admin();
  const view = renderApp('/recipes?view=bring-in', admin);
  await screen.findByLabelText('Paste');
  return { ...view, ...places, admin };
}

const created = () => (mock.posted(CREATE) as { title: string }[]).map(({ title }) => title);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** From now on adding the recipe of this title comes out so. */
const onTitle = (wanted: string, wrong: Interceptor) =>
  stateOf(mock.server).overrides.set(CREATE, (path, request, next) =>
    (request.requestBody as FormData).get('title') === wanted ? wrong(path, request, next) : next(),
  );

test('the View menu leads there, and back is the list', async () => {
  seed();
  const { user, router } = renderApp('/recipes', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'View' }));
  await user.click(await screen.findByRole('button', { name: 'Bring in recipes…' }));
  await waitFor(() => expect(screen.getByLabelText('Paste')).toHaveFocus());
  await waitFor(() => expect(router.state.location.search).toBe('?view=bring-in'));
  await user.click(button('Back to Recipes'));
  expect(await screen.findByRole('tab', { name: 'Lunch' })).toBeVisible();
});

test('in a section without any recipe a link stands under its button', async () => {
  mock.create('subCategory', { categoryId: mock.create('category').id });
  const { user } = renderApp('/recipes', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Bring in recipes' }));
  expect(await screen.findByLabelText('Paste')).toBeVisible();
});

test('a pasted text is read, looked over and added; the second run of it ticks nothing', async () => {
  const { user } = await open();
  await readText(user, TEXT);
  expect(readRows()).toEqual(['+ Masoor dal with spinach']);
  expect(screen.getByLabelText('Calories')).toHaveValue('340');
  await add(user, '1 recipe');
  await closeLedger(user);
  expect(mock.posted(CREATE)).toEqual([
    expect.objectContaining({
      title: 'Masoor dal with spinach',
      ingredients: '200 g red lentils\n150 g spinach',
      directions: 'Rinse the lentils.\nSimmer for twenty minutes.',
      nutritions: 'cal 340, protein 19, carbs 47, fats 8',
    }),
  ]);
  expect(outcome(/^Came in/)).toEqual(['Masoor dal with spinach: Lunch › Soups']);
  expect(mock.posted('dishes/list')).toHaveLength(2);
  await user.click(await screen.findByRole('link', { name: 'Open Masoor dal with spinach' }));
  expect(await screen.findByRole('dialog', { name: 'Masoor dal with spinach' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(button('Bring in more'));
  await readText(user, TEXT);
  expect(readRows()).toEqual(['- Masoor dal with spinach: Here already']);
  expect(button('Add 0 recipes')).toHaveAttribute('aria-disabled', 'true');
});

test('what is needed, what is here and what has no place: each says so, and none of them is ticked', async () => {
  const { user, soups } = await open();
  await readFiles(user, csv(row('Dal'), row('Red lentil soup'), row('Cod', 'Mains,Fish'), row('Kofta', ',')));
  expect(readRows()).toEqual([
    '+ Dal',
    '- Red lentil soup: Here already',
    '- Cod: Choose a place',
    '+ Kofta', // it goes where the section was last looked at
  ]);
  await user.selectOptions(screen.getByLabelText('Place, where the text names none'), 'Choose a place');
  expect(readRows()[3]).toBe('- Kofta: Choose a place');
  await user.selectOptions(screen.getByLabelText('Place, where the text names none'), 'Lunch › Soups');
  expect(readRows()[3]).toBe('+ Kofta');
  await user.click(button('Cod'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Lunch');
  await user.selectOptions(screen.getByLabelText('Sub Category'), 'Soups');
  await waitFor(() => expect(readRows()[2]).toBe('+ Cod'));
  await add(user, '3 recipes');
  await closeLedger(user);
  expect(created()).toEqual(['Dal', 'Cod', 'Kofta']);
  const last = mock.posted(CREATE).at(-1);
  expect(last).toEqual(expect.objectContaining({ subCategoryId: String(soups.id) }));
  expect(outcome(/^Left out/)).toEqual(['Red lentil soup: Here already in Lunch › Soups, with the same ingredients']);
});

test('by keyboard: one stop in the list, Space ticks, Enter goes into the record, Escape back, j and k turn', async () => {
  const { user } = await open();
  await readFiles(user, csv(...THREE));
  await waitFor(() => expect(button('Dal')).toHaveFocus());
  await user.keyboard('{ArrowDown} ');
  expect(readRows()).toEqual(['+ Dal', '- Kofta', '+ Salad']);
  await user.keyboard('{End}{Enter}');
  expect(screen.getByLabelText('Recipe name')).toHaveFocus();
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Salad');
  await user.keyboard('s');
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Salads');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Salads')).toHaveFocus());
  await user.keyboard('k');
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Kofta');
  await user.keyboard('j');
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Salads');
});

test('a line that was not understood goes into a field or is left out, and the focus to the next', async () => {
  const { user } = await open();
  await readText(user, TEXT.replace('340 kcal', 'GI low, good after training\n340 kcal'));
  const line = within(await screen.findByRole('group', { name: /was not understood/ }));
  expect(readRows()).toEqual(['+ Masoor dal with spinach: 1 line not understood']);
  await user.click(line.getByRole('button', { name: 'Note' }));
  expect(screen.getByLabelText('Note')).toHaveValue('GI low, good after training');
  await waitFor(() => expect(readRows()).toEqual(['+ Masoor dal with spinach']));
  expect(screen.getByLabelText('Recipe name')).toHaveFocus();
});

test('a failed one stays with its reason and can be sent again; the others have left the list', async () => {
  const { user } = await open();
  await readFiles(user, csv(...THREE));
  onTitle('Kofta', () => Promise.resolve({ status: 429, body: { message: 'Too many requests.' } }));
  await add(user, '3 recipes');
  expect(await screen.findByText('2 of 3 done, 1 failed')).toBeVisible();
  expect(ledgerLines()[0]).toBe('KoftaLunch › SoupsToo many requests.Failed');
  await closeLedger(user);
  expect(readRows()).toEqual(['+ Kofta']);
  mock.mend(CREATE);
  await add(user, '1 recipe');
  await closeLedger(user);
  expect(created()).toEqual(['Dal', 'Kofta', 'Salad', 'Kofta']);
  expect(outcome(/^Came in/)).toEqual(['Dal: Lunch › Soups', 'Kofta: Lunch › Soups', 'Salad: Lunch › Soups']);
});

test('it can be stopped and gone on with, and adds none twice', async () => {
  const { user } = await open();
  await readFiles(user, csv(...THREE));
  const release = hold(mock.server, CREATE);
  await add(user, '3 recipes');
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  release();
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(created()).toEqual(['Dal', 'Kofta', 'Salad']);
});

test('leaving while it runs asks first', async () => {
  const { user, go } = await open();
  await readFiles(user, csv(...THREE));
  const release = hold(mock.server, CREATE);
  await add(user, '3 recipes');
  await go('/dashboard');
  await user.click(within(await screen.findByRole('dialog', { name: 'Stop and leave?' })).getByText('Stop and leave'));
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  release();
  await waitFor(() => expect(created()).toEqual(['Dal']));
});

const lost: Interceptor = (_path, request) => {
  (request as unknown as XMLHttpRequest & { onerror: () => void }).onerror();
  return new Promise(() => {});
};

test.each([
  ['was saved', true, ['Dal', 'Kofta', 'Salad']],
  ['was not', false, ['Dal', 'Kofta', 'Salad', 'Kofta']],
])('an unclear one that %s is looked up before it is sent again', async (_case, isSaved, sent) => {
  const { user } = await open();
  await readFiles(user, csv(...THREE));
  onTitle('Kofta', async (path, request, next) => {
    if (isSaved) await next();
    return lost(path, request, next);
  });
  await add(user, '3 recipes');
  expect(await screen.findByText('2 of 3 done, 1 not known')).toBeVisible();
  expect(ledgerLines()[0]).toBe('KoftaLunch › SoupsWhether this was saved is not known.Not known');
  mock.mend(CREATE);
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(created()).toEqual(sent);
  const titles = mock.server.db as unknown as { recipes: { title: string }[] };
  expect(titles.recipes.filter(({ title }) => title === 'Kofta')).toHaveLength(1);
});

test('what was read and corrected is there again after a reload, until it is started again', async () => {
  const { user, leave, admin } = await open();
  await readFiles(user, csv(...THREE));
  await user.click(button('Kofta'));
  await user.type(screen.getByLabelText('Recipe name'), ' bowl');
  await user.click(screen.getByRole('checkbox', { name: 'Bring in Dal' }));
  await waitFor(() => expect(readRows()).toEqual(['- Dal', '+ Kofta bowl', '+ Salad']));
  leave();
  const view = renderApp('/recipes?view=bring-in', admin);
  await screen.findByRole('list', { name: 'recipes that were read' });
  expect(readRows()).toEqual(['- Dal', '+ Kofta bowl', '+ Salad']);
  await view.user.click(button('Start again'));
  const question = within(await screen.findByRole('dialog', { name: 'Start again?' }));
  await view.user.click(question.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('Paste')).toHaveValue('');
});

test('a column can be given to another field, what was corrected stays, and the choice is kept', async () => {
  const { user } = await open();
  const file = new File(
    ['Dish,Meal,What you need,Method,Who\nDal,Lunch / Soups,Lentils,Boil.,After training'],
    'heads.csv',
  );
  await readFiles(user, file);
  await user.type(screen.getByLabelText('Recipe name'), ' of spring');
  await waitFor(() => expect(readRows()).toEqual(['+ Dal of spring: 1 line not understood']));
  await user.selectOptions(screen.getByLabelText('Who goes into'), 'Note');
  await waitFor(() => expect(screen.getByLabelText('Who goes into')).toHaveDisplayValue('Note'));
  expect(readRows()[0]).toContain('Dal of spring');
  await user.click(button('Start again'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start again' }));
  await readFiles(user, file);
  expect(readRows()).toEqual(['+ Dal']);
  expect(screen.getByLabelText('Note')).toHaveValue('After training');
});

test.each([
  ['', 'Paste a text or choose a file.'],
  ['  ', 'Paste a text or choose a file.'],
])('with %j pasted it says what to do', async (text, said) => {
  const { user } = await open();
  if (text) {
    await user.click(screen.getByLabelText('Paste'));
    await user.paste(text);
  }
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(said)).toBeVisible();
});

test('what cannot be read is told', async () => {
  const { user } = await open();
  const picture = new File([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)], 'photo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Or a file'), picture);
  expect(await screen.findByText(/This is a picture\./)).toBeVisible();
  expect(created()).toEqual([]);
});
