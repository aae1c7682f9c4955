import { screen } from '@testing-library/react';
import { press } from './dialogs';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';
import { listen, read } from './spoken';

const mock = mockServer();

test('a row of users, and the panel of one', async () => {
  mock.create('user', {
    firstName: 'Sana',
    lastName: 'Iqbal',
    email: 'Sana@mail.com',
    isActive: 'N',
    createdAt: '2026-01-01T00:00:00Z',
  });
  const { user } = renderApp('/users', mock.admin());
  await screen.findAllByRole('rowheader');
  const all = 'Select Sana Iqbal Sana Iqbal Sana@mail.com N/A PCOS Reset Inactive 01/01/2026, 05:30 AM Activate';
  expect(await read(screen.getAllByRole('row')[1]!)).toEqual([
    `row, ${all}`,
    'cell, Select Sana Iqbal',
    'checkbox, Select Sana Iqbal',
    'end of cell, Select Sana Iqbal',
    'rowheader, Sana Iqbal',
    'button, Sana Iqbal',
    'end of rowheader, Sana Iqbal',
    ...['Sana@mail.com', 'N/A', 'PCOS Reset', 'Inactive', '01/01/2026, 05:30 AM'].flatMap((value) => [
      `cell, ${value}`,
      value,
      `end of cell, ${value}`,
    ]),
    'cell, Activate',
    'button, Activate',
    'button, Actions for Sana Iqbal, has popup menu',
    'end of cell, Activate',
    `end of row, ${all}`,
  ]);
  const said = await listen();
  await press(user, 'Sana Iqbal');
  await screen.findByRole('dialog', { name: 'Sana Iqbal' });
  await user.keyboard('{Escape}');
  expect(await said()).toEqual(['button, Sana Iqbal', 'dialog, Sana Iqbal, modal', 'button, Sana Iqbal']);
});
