import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { add, closeLedger, layOut, outcome, readFiles, readRows, readText } from '@test/bringIn';
import { bringInRecipes, CREATE, csv, MASOOR, recipeRow, THREE } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { open } = bringInRecipes(mock);
beforeEach(layOut);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const button = (name: string) => screen.getByRole('button', { name });

test('what was read and corrected is there again after a reload, until it is started again', async () => {
  const { user, leave, admin } = await open();
  await readFiles(user, THREE);
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

test('what is read in the first moments is kept, though it is not shown yet', async () => {
  const { leave, admin } = await open();
  const isReadKept = () => sessionStorage.getItem('bring in /recipes read') !== null;
  const field = await screen.findByLabelText('Or a file');
  // eslint-disable-next-line testing-library/no-unnecessary-act -- nothing that was read is rendered before its end
  await act(async () => {
    fireEvent.change(field, { target: { files: [THREE] } });
    while (!isReadKept()) await wait(10);
    await wait(500);
  });
  leave();
  renderApp('/recipes?view=bring-in', admin);
  await screen.findByRole('list', { name: 'recipes that were read' });
  expect(readRows()).toHaveLength(3);
});

test('signing out says what was read and is lost by it, and nothing of what came in', async () => {
  const { user } = await open();
  const lost = () => within(screen.getByRole('dialog', { name: 'Confirm Logout' })).queryByText(/^What was read/);
  const ask = async () => {
    await user.click(button('Logout'));
    await screen.findByRole('dialog', { name: 'Confirm Logout' });
  };
  await readFiles(user, THREE);
  await waitFor(() => expect(Object.keys(sessionStorage)).toContain('bring in /recipes work'));
  await ask();
  expect(lost()).toHaveTextContent('What was read and is not saved yet will be lost: 3 in Recipes.');
  await user.click(button('Cancel'));
  await user.click(button('Start again'));
  await ask();
  expect(lost()).not.toBeInTheDocument();
});

test('who leaves again before all of it is in place loses nothing', async () => {
  const { user, leave, admin } = await open();
  await readText(
    user,
    Array.from({ length: 20 }, (_, index) => MASOOR.replace('Masoor dal', `Dal ${index}`)).join('\n\n'),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Bring in Dal 0 with spinach' }));
  leave();
  let now = performance.now();
  const slow = jest.spyOn(performance, 'now').mockImplementation(() => (now += 20)); // each record takes its time
  const view = renderApp('/recipes?view=bring-in', admin);
  await screen.findByLabelText('Paste');
  view.leave();
  slow.mockRestore();
  renderApp('/recipes?view=bring-in', admin);
  await screen.findByRole('list', { name: 'recipes that were read' });
  expect(readRows()[0]).toBe('- Dal 0 with spinach');
});

test('a text that was emptied is not there again after a reload', async () => {
  const { user, leave, admin } = await open();
  await user.click(screen.getByLabelText('Paste'));
  await user.paste(MASOOR);
  leave();
  const view = renderApp('/recipes?view=bring-in', admin);
  expect(await screen.findByLabelText('Paste')).toHaveValue(MASOOR);
  await view.user.clear(screen.getByLabelText('Paste'));
  view.leave();
  renderApp('/recipes?view=bring-in', admin);
  expect(await screen.findByLabelText('Paste')).toHaveValue('');
});

const picture = (name: string) => new File([`GIF89a${'\0'.repeat(7)};`], name, { type: 'image/gif' });

test('pictures that a reload does not keep are told, their records are not ticked, and one choice brings them back', async () => {
  const { user, leave, admin } = await open();
  await readFiles(user, THREE, picture('dal.gif'), picture('kofta.gif'));
  await user.click(screen.getByRole('checkbox', { name: 'Bring in Dal' }));
  await user.click(screen.getByRole('checkbox', { name: 'Bring in Dal' }));
  leave();
  const view = renderApp('/recipes?view=bring-in', admin);
  await screen.findByText('2 records have lost their files: pictures and films are not kept.');
  expect(readRows()).toEqual(['- Dal: Choose its file again', '- Kofta: Choose its file again', '+ Salad']);
  await view.user.upload(screen.getByLabelText('Files to be chosen again'), [picture('dal.gif'), picture('kofta.gif')]);
  await waitFor(() => expect(readRows()).toEqual(['+ Dal', '+ Kofta', '+ Salad']));
  expect(screen.queryByText(/have lost their files/)).not.toBeInTheDocument();
  await add(view.user, '3 recipes');
  await closeLedger(view.user);
  expect(mock.posted(CREATE)).toEqual([
    expect.objectContaining({ title: 'Dal', image: 'dal.gif' }),
    expect.objectContaining({ title: 'Kofta', image: 'kofta.gif' }),
    expect.not.objectContaining({ image: expect.anything() as unknown }),
  ]);
});

test('after a part came in, corrected, a reload shows what is left alone', async () => {
  const { user, leave, admin } = await open();
  await readFiles(user, csv(recipeRow('Dal'), recipeRow('Cod', 'Mains,Fish')));
  await user.type(screen.getByLabelText('Recipe name'), ' mine');
  await add(user, '1 recipe');
  await closeLedger(user);
  await user.click(screen.getByRole('button', { name: 'Choose a place: Cod' }));
  leave(); // as a reload, from the record that was left out
  renderApp('/recipes?view=bring-in', admin);
  await screen.findByRole('list', { name: 'recipes that were read' });
  expect(readRows()).toEqual(['- Cod: Choose a place']);
  expect(screen.getByText('1 came in, 1 left, none ticked')).toBeVisible();
});

test('who reloads what came in sees it again; who leaves it begins anew', async () => {
  const { user, leave, admin } = await open();
  await readFiles(user, THREE);
  await add(user, '3 recipes');
  await closeLedger(user);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const kept = { ...sessionStorage };
  leave();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('bring in'))).toEqual([]);
  Object.assign(sessionStorage, kept);
  renderApp('/recipes?view=bring-in', admin);
  await screen.findByText('3 came in');
  expect(outcome(/^Came in/)).toHaveLength(3);
});

test.each([
  ['of an older shape', { text: MASOOR, place: '', corrections: [] }, { records: [], notes: [] }],
  ['that is none', { shape: 2, text: MASOOR, place: '', corrections: 5 }, null],
])('kept work %s is put aside with a sentence, and its text stays', async (_case, work, read) => {
  const { leave, admin } = await open();
  leave();
  sessionStorage.setItem('bring in /recipes work', JSON.stringify(work));
  sessionStorage.setItem('bring in /recipes read', JSON.stringify(read));
  renderApp('/recipes?view=bring-in', admin);
  expect(await screen.findByText(/^The panel has changed since this was read\./)).toBeVisible();
  expect(screen.getByLabelText('Paste')).toHaveValue(MASOOR);
  expect(sessionStorage.getItem('bring in /recipes read')).toBeNull();
});

test('nothing of it is written once the session has ended', async () => {
  const { user } = await open();
  await readText(user, MASOOR);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('what storage does not take is told', async () => {
  const { user } = await open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await readText(user, MASOOR);
  expect(await screen.findByText(/too much for this tab to keep: a reload loses it\.$/)).toBeVisible();
  full.mockRestore();
});
