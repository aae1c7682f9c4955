import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { CAPABILITIES } from '@/app/capabilities';
import { background } from '@/app/shell/overlays';
import { install, join } from '@/lib/slots';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** Opens the list of two users, in a panel whose journal is there from the start. */
export function journaledUsers() {
  const mock = mockServer();

  beforeAll(async () => {
    install(CAPABILITIES);
    await join('shell');
    await background.load();
  });

  async function openUsers() {
    mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', bmr: 1400, isActive: 'Y' });
    mock.create('user', { firstName: 'Noor', lastName: 'Fatima', isActive: 'N' });
    const view = renderApp('/users', mock.admin());
    await screen.findByRole('button', { name: 'Actions for Sana Iqbal' });
    return view;
  }

  return { mock, openUsers };
}

/** The open journal. */
export const journal = () => screen.getByRole('dialog', { name: 'What changed' });
/** The texts of the entries, with 00:00 for each time. */
export const said = () =>
  within(journal())
    .getAllByRole('listitem')
    .map((entry) => entry.textContent.replace(/\d\d:\d\d/g, '00:00'));

export async function openJournal(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'What changed' }));
  await screen.findByRole('dialog', { name: 'What changed' });
}
