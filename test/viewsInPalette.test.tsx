import { screen, waitFor } from '@testing-library/react';
import { chip, keep, names, usersToView } from './savedViews';

const { open } = usersToView();

test('a kept search for people comes back by the palette too, and is in no address', async () => {
  const { user, router, go } = await open();
  await user.type(screen.getByRole('searchbox'), 'zara');
  await keep(user, 'Her');
  await go('/plans');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Go to, add or find' }), 'her');
  await user.click(await screen.findByRole('option', { name: /Her/ }));
  await waitFor(() => expect(names()).toEqual(['Zara Noor']));
  expect(router.state.location.search).toBe('');
});

test('the list without any choice can be a view, which the palette opens too', async () => {
  const { user, go } = await open();
  await keep(user, 'Everybody');
  await user.click(screen.getByRole('tab', { name: 'Inactive' }));
  await go('/plans');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Go to, add or find' }), 'everybody');
  await user.click(await screen.findByRole('option', { name: /Everybody/ }));
  await waitFor(() => expect(chip('Everybody 3')).toHaveAttribute('aria-pressed', 'true'));
});
