import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const title = () => screen.getByRole('heading', { level: 1 });
const palette = () => screen.findByRole('dialog', { name: 'Command palette' });
const input = () => screen.getByRole('combobox', { name: 'Go to, add or find' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function open(address = '/profile') {
  const view = renderApp(address, mock.admin());
  await screen.findByRole('main');
  return view;
}

test('it takes keys that are typed after its own, and then gives the focus back to the search box', async () => {
  const { user } = await open('/banners');
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('{Control>}k{/Control}gu');
  await palette();
  expect(input()).toHaveValue('gu');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('its key that was pressed before the shell was there opens it, once', async () => {
  document.documentElement.dataset.palette = '';
  const { user } = await open();
  await palette();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement.dataset.palette).toBeUndefined();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the palette; Esc closes it', async (keys) => {
  const { user } = await open();
  await user.keyboard(keys);
  await palette();
  expect(input()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keys typed before the palette is rendered are typed into it', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}gu');
  await palette();
  await user.keyboard('x');
  expect(input()).toHaveValue('gux');
  expect(title()).toHaveTextContent('Profile');
});

test('the palette’s input keeps the focus on Tab, and gets keys typed after a click beside it', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.tab();
  expect(input()).toHaveFocus();
  await user.tab({ shift: true });
  expect(input()).toHaveFocus();
  await user.click(screen.getByText(/^Sections$/));
  await user.keyboard('banner');
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue('banner');
});

test('the palette finds sections and actions, and Enter chooses the active one', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Command palette' }));
  await palette();
  await user.type(input(), 'moder');
  const found = ['ModeratorsGo to', 'Add ModeratorsModerators', 'Search users tooNot loaded'];
  await waitFor(() => expect(options()).toEqual(found));
  expect(screen.getByRole('option', { name: /^Moderators/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  const active = screen.getByRole('option', { name: /^Add Moderators/ });
  expect(active).toHaveAttribute('aria-selected', 'true');
  expect(input()).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Add Moderators' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/moderators');
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).not.toBeInTheDocument();
});

test('the palette finds cached records, which a click opens too', async () => {
  mock.create('plan', { name: 'PCOS Reset' });
  const { user } = await open('/plans');
  await screen.findByRole('rowheader', { name: /PCOS Reset/ });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  expect(options()).not.toContain('PCOS ResetPlan');
  await user.type(input(), 'pcos');
  await user.click(await screen.findByRole('option', { name: /PCOS Reset/ }));
  expect(await screen.findByRole('dialog', { name: 'Edit Plan' })).toBeVisible();
});

test('the palette says that nothing was found', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.type(input(), 'no such thing');
  expect(await screen.findByText('Nothing found so far.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(await palette()).toBeVisible();
});
