import { screen, within } from '@testing-library/react';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { listen, PRESSED } from '@test/spoken';

const mock = mockServer();

test('a round over several users', async () => {
  mock.create('user', { firstName: 'Sana', isActive: 'N' });
  const { user } = renderApp('/users', mock.admin());
  await screen.findAllByRole('rowheader');
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(250);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
  const said = await listen();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(await screen.findByRole('group', { name: 'Selected users' }));
  await user.click(bar.getByRole('button', { name: 'Activate' }));
  await screen.findByRole('dialog', { name: 'Activate 1 user' });
  await screen.findByText('1 user will be activated.', { selector: '[role=status]' });
  expect(await said()).toEqual([
    'checkbox, Select all on this page',
    'polite: 1 selected',
    'button, Activate',
    'dialog, Activate 1 user, modal',
    'polite: 1 user will be activated.',
  ]);
  await press(user, 'Activate 1 user');
  await screen.findByText('1 user was changed.');
  expect(await said()).toEqual([PRESSED, 'button, Done', 'polite: 1 user was changed.']);
});
