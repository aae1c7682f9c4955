import { screen } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { listen } from '@test/spoken';

const mock = mockServer();

test('the palette', async () => {
  const { user } = renderApp('/banners', mock.admin());
  await screen.findByText(/No banners/);
  const said = await listen();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard('tracker');
  await screen.findByText(/^\d found$/);
  expect((await said()).slice(0, 2)).toEqual([
    'dialog, Command palette, modal',
    'combobox, Go to, add or find, has popup listbox, expanded, active descendant Dashboard Go to, autocomplete in list, 1 control',
  ]);
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Tracker' });
  expect(await said()).toContain('polite: Tracker');
});
