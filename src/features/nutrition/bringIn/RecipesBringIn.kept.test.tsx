import { screen, waitFor, within } from '@testing-library/react';
import { layOut, readFiles, readRows, readText } from '@test/bringIn';
import { bringInRecipes, MASOOR, THREE } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { open } = bringInRecipes(mock);
beforeEach(layOut);

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
