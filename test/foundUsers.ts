import { screen, within } from '@testing-library/react';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** In px, for a few rows of the found users: jsdom has no layout, and a list without a height renders no row. */
const LIST_HEIGHT = 216;

/** Gives the list of found users a height in each test of the file. */
export function withListHeight() {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(LIST_HEIGHT);
  });
}

/** The rendered checkboxes of the found users. */
export const foundBoxes = () =>
  within(screen.getByRole('list', { name: 'Found users' })).getAllByRole<HTMLInputElement>('checkbox');
/** The checkbox of a found user. */
export const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name} `) });

export const selectAll = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select All' });
/** Waits until that many users are found. */
export const total = (count: number) => screen.findByText(`${count} found`);
/** Expects how many are chosen, as `2 users`. */
export const selected = (text: string) => expect(screen.getByText(`${text} selected`)).toBeVisible();

/** The field of found users, in the dialog of a new folder. */
export function usersField(mock: ReturnType<typeof mockServer>) {
  withListHeight();

  async function open() {
    const view = renderApp('/notifications?dialog=addFolder', mock.admin());
    await screen.findByRole('dialog', { name: 'Create Folder' });
    return view;
  }

  return { open };
}
