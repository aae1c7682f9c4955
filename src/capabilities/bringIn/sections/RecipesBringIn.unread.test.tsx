import { screen, waitFor, within } from '@testing-library/react';
import { layOut, readRows, readText } from '@test/bringIn';
import { bringInRecipes, MASOOR } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open, created } = bringInRecipes(mock);
beforeEach(layOut);

test('a line that was not understood goes into a field or is left out, and the focus to the next', async () => {
  const { user } = await open();
  await readText(user, MASOOR.replace('340 kcal', 'GI low, good after training\n340 kcal'));
  const line = within(await screen.findByRole('group', { name: /was not understood/ }));
  expect(readRows()).toEqual(['+ Masoor dal with spinach: 1 line not understood']);
  await user.click(line.getByRole('button', { name: 'Note' }));
  expect(screen.getByLabelText('Note')).toHaveValue('GI low, good after training');
  await waitFor(() => expect(readRows()).toEqual(['+ Masoor dal with spinach']));
  expect(screen.getByLabelText('Recipe name')).toHaveFocus();
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

test('what is wrong with a file is told beside it, and with a text below that', async () => {
  const { user } = await open();
  const [file, paste] = [screen.getByLabelText('Or a file'), screen.getByLabelText('Paste')];
  await user.upload(file, new File(['%PDF-1.7'], 'menu.txt', { type: 'text/plain' }));
  await waitFor(() => expect(file).toHaveAccessibleDescription(/^This is a PDF\./));
  expect(file).toBeInvalid();
  expect(paste).not.toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(paste).toHaveAccessibleDescription(/Paste a text or choose a file\./);
  expect(paste).toBeInvalid();
  expect(file).not.toBeInvalid();
});
