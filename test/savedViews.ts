import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** Three users, two of them inactive, and what opens their list. */
export function usersToView() {
  const mock = mockServer();
  let admin: ReturnType<typeof mock.admin>;

  beforeEach(() => {
    admin = mock.admin();
    mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', email: 'sana@mail.com', isActive: 'Y' });
    mock.create('user', { firstName: 'Hina', lastName: 'Noor', email: 'hina@mail.com', isActive: 'N' });
    mock.create('user', { firstName: 'Zara', lastName: 'Noor', email: 'zara@mail.com', isActive: 'N' });
  });

  async function open(address = '/users', as = admin) {
    const view = renderApp(address, as);
    await screen.findAllByRole('rowheader');
    return view;
  }

  return { mock, open };
}

/** The button of the menu. */
export const button = () => screen.getByRole('button', { name: /^View(:|$)/ });
export const menu = () => within(screen.getByRole('dialog', { name: 'View' }));
export const chip = (name: RegExp | string) =>
  within(screen.getByRole('group', { name: 'Saved views' })).getByRole('button', { name });
/** The users that are listed, without the initials beside them. */
export const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByText(/ /).textContent);

export async function openMenu(user: UserEvent) {
  await user.click(button());
  await screen.findByRole('dialog', { name: 'View' });
}

/** Keeps what the list shows as a view of this name. */
export async function keep(user: UserEvent, name: string) {
  await openMenu(user);
  await user.click(menu().getByLabelText('Name for this view'));
  await user.paste(name);
  await user.keyboard('{Enter}');
  expect(menu().getByText(`“${name}” is kept in this browser until you sign out.`)).toBeInTheDocument();
  await user.keyboard('{Escape}');
}
