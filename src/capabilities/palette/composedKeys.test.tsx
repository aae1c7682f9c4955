import { fireEvent, screen, waitFor } from '@testing-library/react';
import { KEYS_OF_A_WORD } from '@test/keysOfAWord';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test.each(KEYS_OF_A_WORD)(
  'a key of an input method, %s: Enter opens nothing, Esc leaves the palette open',
  async (_where, composed) => {
    const { user, router } = renderApp('/banners', mock.admin());
    await screen.findByRole('main');
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Go to, add or find' });
    await user.type(box, 'workouts');
    fireEvent.keyDown(box, { key: 'Enter', ...composed });
    fireEvent.keyDown(box, { key: 'Escape', code: 'Escape', ...composed });
    expect(box).toBeVisible();
    expect(router.state.location.pathname).toBe('/banners');
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/workouts'));
  },
);
