import { screen, waitFor, within } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { type UserEvent } from '@testing-library/user-event';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

export const ACTIVATE = 'users/update/status';

/** Presses the button that starts a round, once it is known what it changes. */
export async function begin(user: UserEvent, name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await user.click(screen.getByRole('button', { name }));
}

interface Options {
  count?: number;
  isActive?: 'Y' | 'N';
}

/** Functions that create users with ids from 1001, select all of them and open the dialog of an act. */
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
    const bar = within(await screen.findByRole('group', { name: 'Selected users' }));
    if (count > 10) await view.user.click(bar.getByRole('button', { name: /^Select all/ }));
    await view.user.click(await bar.findByRole('button', { name: action }));
    const dialog = await screen.findByRole('dialog');
    return { ...view, dialog };
  }

  /** The ids of the users whose activation was requested. */
  const activated = () => (mock.posted(ACTIVATE) as { id: number }[]).map(({ id }) => id);

  /** Four of six activations are pending; `release` lets the server answer them. */
  async function openRunning() {
    const view = await open('Activate');
    const release = hold(mock.server, ACTIVATE);
    await begin(view.user, 'Activate 6 users');
    await waitFor(() => expect(activated()).toHaveLength(4));
    return { ...view, release };
  }

  return { open, openRunning, activated };
}
