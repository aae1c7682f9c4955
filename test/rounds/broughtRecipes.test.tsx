import { screen, within } from '@testing-library/react';
import { add, closeLedger, layOut, readFiles } from '@test/bringIn';
import { bringInRecipes, CREATE, THREE } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open, onTitle } = bringInRecipes(mock);
beforeEach(layOut);

test('what the ledger adds is one entry of the journal, with what was tried again', async () => {
  const { user } = await open();
  await readFiles(user, THREE);
  onTitle('Kofta', () => Promise.resolve({ status: 429, body: { message: 'Too many requests.' } }));
  await add(user, '3 recipes');
  expect(await screen.findByText('2 of 3 done, 1 failed')).toBeVisible();
  mock.mend(CREATE);
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  await closeLedger(user);
  await user.click(screen.getByRole('button', { name: 'What changed' }));
  const entries = within(await screen.findByRole('dialog', { name: 'What changed' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Added 3 recipes.*delete them in Recipes\..*DalSaladKofta$/),
    'Dal',
    'Salad',
    'Kofta',
  ]);
});
