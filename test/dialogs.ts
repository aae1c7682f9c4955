import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

export const field = (name: string) => screen.getByLabelText(name);
export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
/** Presses a button that may still be to come. */
export const findAndPress = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
/** Waits until a question has read what it is about, and can be confirmed. */
export const questionRead = () =>
  waitFor(() => expect(screen.queryByText('Reading what is there now...')).not.toBeInTheDocument());
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Waits until the open form has the lists that its fields choose from. */
export const listsLoaded = () =>
  waitFor(() => expect(screen.queryByText(/ are still loading\.$/)).not.toBeInTheDocument());

/** Waits until the dialog of that name is closed, whether or not another is open over it. */
export const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).not.toBeInTheDocument());

export async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

/** Enters a text at once, as typing it key by key is slow. */
export async function paste(user: UserEvent, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

/** Signs in again in the dialog that opens when the session has expired. */
export async function signInAgain(user: UserEvent) {
  const signIn = await screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' });
  await user.type(within(signIn).getByLabelText('Password'), 'petal-demo');
  await user.click(within(signIn).getByRole('button', { name: 'Sign in' }));
}

/** The text of the only toast or the form's general error. */
export const alertText = async () => (await screen.findByRole('alert')).textContent;
export const expectAlert = async (_user: UserEvent, text: string) => expect(await alertText()).toBe(text);

/** Waits for the general error of the open form. */
export async function expectFormAlert(_user: UserEvent, text: string) {
  const form = await screen.findByRole('dialog');
  expect((await within(form).findByRole('alert')).textContent).toBe(text);
}

/** Waits for the alert dialog, and closes it. */
export async function answerAlert(user: UserEvent, text: string) {
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible();
  await press(user, 'OK');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
}
