import { screen, waitFor, within } from '@testing-library/react';
import { press } from '@test/dialogs';
import { desk } from '@test/desk';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { listen, PRESSED, read } from '@test/spoken';

const mock = mockServer();
const { openSeeded, box, row: waiting } = desk(mock);

async function openUsers(...names: string[]) {
  for (const [index, firstName] of names.entries())
    mock.create('user', {
      firstName,
      lastName: 'Iqbal',
      email: `${firstName}@mail.com`,
      isActive: index % 2 ? 'Y' : 'N',
      createdAt: '2026-01-01T00:00:00Z',
    });
  const view = renderApp('/users', mock.admin());
  await screen.findAllByRole('rowheader');
  return view;
}

test('signing in', async () => {
  mock.create('employee', { email: 'coach@petal.app', password: 'petal-demo', role: { title: 'Admin' } });
  const { user } = renderApp('/login', null);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(await read(screen.getByRole('main'))).toEqual([
    'main',
    'Petal',
    'heading, Sign in, level 1',
    'Use your administrator email and password.',
    'form',
    'Email',
    'textbox, Email, required',
    'Password',
    'Password',
    'button, Show password',
    'link, Forgot Password',
    'button, Sign in',
    'end of form',
    'No account yet?',
    'link, Sign up',
    'end of main',
  ]);
  const said = await listen();
  await press(user, 'Sign in');
  await screen.findByText('Email is required');
  expect(await said()).toEqual([PRESSED, 'textbox, Email, Email is required, invalid, required']);
  await user.type(screen.getByLabelText('Email'), 'coach@petal.app');
  await user.type(screen.getByLabelText('Password'), 'petal-demo{Enter}');
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(await said()).toEqual(['Password, Password is required', 'main']);
});

test('searching the list', async () => {
  const { user } = await openUsers('Sana', 'Hira');
  const said = await listen();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('sana');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(await said()).toEqual([
    'searchbox, Search by name, email or phone, placeholder Search by name, email or phone',
    'polite: 1-1 of 1',
  ]);
  await user.keyboard('x');
  await screen.findByText(/Nothing matches/);
  expect(await said()).toEqual(['polite: Nothing matches “sanax” in All.']);
});

test('pages, tabs and sections', async () => {
  const { user } = await openUsers(...Array.from({ length: 12 }, (_, index) => `Zoe${index}`));
  const said = await listen();
  await press(user, 'Next page');
  expect(await said()).toEqual(['button, Next page, disabled', 'polite: 11-12 of 12']);
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  expect(await said()).toEqual(['tab, Active, selected, 1 control', 'polite: 1-6 of 6']);
  await user.click(screen.getByRole('link', { name: 'Plans' }));
  await screen.findByRole('heading', { name: 'Plans' });
  expect(await said()).toEqual(['link, Plans', 'polite: Plans']);
});

test('a row of users, and the panel of one', async () => {
  const { user } = await openUsers('Sana');
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

test('a round over several users', async () => {
  const { user } = await openUsers('Sana');
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

test('answering a post', async () => {
  const { user } = await openSeeded();
  await screen.findByRole('list', { name: 'Last comments' });
  const said = await listen();
  await user.click(waiting('Where is my plan'));
  await screen.findByRole('article', { name: 'Where is my plan?' });
  await user.type(box(), 'Here.{Enter}');
  await screen.findByText('Answered Rabia in New here. 2 wait in 1 group');
  expect(await said()).toEqual([
    'button, New here waits 3 days Where is my plan? Rabia Noor : Content 3, current item',
    'textbox, Answer to Rabia',
    'textbox, Answer to Grace',
    'polite: Answered Rabia in New here. 2 wait in 1 group',
  ]);
});

test('a menu', async () => {
  const { user } = await openUsers('Sana', 'Hira');
  const said = await listen();
  await press(user, 'Filter');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await said()).toEqual([
    'button, Filter, 1 control, expanded, has popup menu',
    'menuitem, All',
    'menuitem, Active',
    'button, Filter, has popup menu',
  ]);
});
