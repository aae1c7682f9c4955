import { screen, waitFor, within } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { press } from './dialogs';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

export const ACTIVATE = 'users/update/status';

interface Options {
  count?: number;
  isActive?: 'Y' | 'N';
}

/** Functions that create users with ids from 1001, select all of them and open the dialog of a bulk action. */
export function bulkDialog(mock: ReturnType<typeof mockServer>) {
  async function open(action: string, { count = 6, isActive = 'N' }: Options = {}) {
    for (let index = 0; index < count; index += 1)
      mock.create('user', {
        firstName: `Zoe${index}`,
        lastName: 'Iqbal',
        email: '',
        isActive,
        createdAt: new Date(2026, 0, 1, 0, -index).toISOString(),
      });
    const view = renderApp('/users', mock.admin());
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('group', { name: 'Selected users' }));
    if (count > 10) await view.user.click(bar.getByRole('button', { name: /^Select all/ }));
    await view.user.click(bar.getByRole('button', { name: action }));
    const dialog = await screen.findByRole('dialog', { name: action });
    return { ...view, dialog };
  }

  /** The ids of the users whose activation was requested. */
  const activated = () => (mock.posted(ACTIVATE) as { id: number }[]).map(({ id }) => id);

  /** Four of six activations are pending; `release` lets the server answer them. */
  async function openRunning() {
    const view = await open('Activate');
    const release = hold(mock.server, ACTIVATE);
    await press(view.user, 'Activate 6 users');
    await waitFor(() => expect(activated()).toHaveLength(4));
    return { ...view, release };
  }

  return { open, openRunning, activated };
}
