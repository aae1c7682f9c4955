import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  dropConnection,
  expireSession,
  hold,
  htmlErrorPage,
  refuse,
  replyWith,
  successFalse,
} from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const UPDATE = 'users/update/profile';
const PICTURE = new File(['face'], 'amina.png', { type: 'image/png' });

async function open() {
  const person = { ...mock.admin(), age: '38', phoneNo: '+44 1', about: 'Coach' };
  const view = renderApp('/profile?dialog=edit', person);
  return { ...view, person, dialog: await screen.findByRole('dialog', { name: 'Edit Profile' }) };
}

const field = (name: string) => screen.getByLabelText(name);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const stored = () => JSON.parse(sessionStorage.getItem('user')!) as Record<string, unknown>;

async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

test('a changed profile is sent as a form, said, shown in the top bar and stored', async () => {
  const { user, store, dialog, person } = await open();
  expect(within(dialog).getByRole('heading', { name: "Account Detail's" })).toBeVisible();
  await retype(user, 'First name', ' Amna ');
  await retype(user, 'Age', '39');
  await user.upload(field('Image'), PICTURE);
  await press(user, 'Save');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  await noDialog();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Amna Rahman' })).toBeVisible();
  const about = { age: '39', phoneNo: '+44 1', about: 'Coach' };
  expect(mock.posted(UPDATE)).toEqual([
    { firstName: 'Amna', lastName: 'Rahman', email: person.email, ...about, image: 'amina.png' },
  ]);
  const changed = { ...person, firstName: 'Amna', ...about, imageURL: 'uploads/1-amina.png' };
  expect(stored()).toEqual(changed);
  expect(store.getState().session.user).toEqual(changed);
});

test('age, phone and about are sent only where they are not empty', async () => {
  const { user } = await open();
  for (const name of ['Age', 'Phone', 'About']) await retype(user, name, ' ');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ firstName: 'Amina', lastName: 'Rahman', email: stored().email }]);
});

test('names and email are required', async () => {
  const { user } = await open();
  for (const name of ['First name', 'Last name', 'Email']) await retype(user, name, ' ');
  await press(user, 'Save');
  await waitFor(() => expect(field('First name')).toHaveFocus());
  for (const name of ['First name', 'Last name', 'Email'])
    expect(field(name)).toHaveAccessibleDescription(`${name} is required.`);
  expect(mock.posted(UPDATE)).toEqual([]);
});

test.each(['0', '121', '200', '-5', '1.5', '1e1', 'forty', '٤٠'])('an age of %s is refused', async (age) => {
  const { user } = await open();
  await retype(user, 'Age', age);
  await press(user, 'Save');
  expect(await screen.findByText('Age must be a whole number from 1 to 120.')).toBeVisible();
  expect(mock.posted(UPDATE)).toEqual([]);
});

test.each(['1', '9', '99', '100', '120'])('an age of %s is taken', async (age) => {
  const { user } = await open();
  await retype(user, 'Age', age);
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toMatchObject([{ age }]);
});

test.each(['amina@', 'no at sign', 'a b@petal.app'])('an email like %s is refused', async (email) => {
  const { user } = await open();
  await retype(user, 'Email', email);
  await press(user, 'Save');
  expect(await screen.findByText('Email is not valid.')).toBeVisible();
});

test.each([
  ['a refusal', () => refuse(mock.server, UPDATE, { status: 409, message: 'Taken.' }), 'Taken.'],
  [
    'a refusal without a message',
    () => refuse(mock.server, UPDATE, { status: 500 }),
    'An error occurred while updating profile.',
  ],
  ['a refusal in a 200 reply', () => successFalse(mock.server, UPDATE, 'Not today.'), 'Not today.'],
  [
    'another message than the expected one',
    () => replyWith(mock.server, UPDATE, { message: 'Profile updated', data: { firstName: 'Nobody' } }),
    'Profile updated',
  ],
  [
    'a reply without a message',
    () => replyWith(mock.server, UPDATE, { data: {} }),
    'An error occurred while updating profile.',
  ],
  ['an HTML page', () => htmlErrorPage(mock.server, UPDATE, 200), 'Failed to update profile.'],
  ['a dropped connection', () => dropConnection(mock.server, UPDATE), 'Failed to update profile.'],
])('%s is said; the dialog keeps what was typed, and the stored user stays', async (_name, fail, text) => {
  const { user, person } = await open();
  fail();
  await retype(user, 'First name', 'Amna');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('First name')).toHaveValue('Amna');
  expect(stored()).toEqual(person);
});

test.each([
  ['nothing of the person', null],
  ['neither role nor modules', { firstName: 'Amna', lastName: 'Rahman', age: 39, userProfile: { about: 'Hi' } }],
])('a reply that says %s leaves who it is and what they may open', async (_name, data) => {
  const { user, person } = await open();
  replyWith(mock.server, UPDATE, { message: 'Profile updated successfully.', data });
  await retype(user, 'First name', 'Amna');
  await press(user, 'Save');
  await noDialog();
  expect(stored()).toMatchObject({ id: person.id, role: 'Admin', modules: [], firstName: 'Amna', lastName: 'Rahman' });
  expect(stored().about).toBe(data ? 'Hi' : 'Coach');
});

test('a session that ends while it saves asks to sign in again, and saves then', async () => {
  const { user } = await open();
  await retype(user, 'First name', 'Amna');
  expireSession(mock.server);
  await press(user, 'Save');
  const signIn = await screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' });
  await user.type(within(signIn).getByLabelText('Password'), 'petal-demo');
  await user.click(within(signIn).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  await noDialog();
});

test('a double click saves once; while it saves nothing closes the dialog', async () => {
  const { user, dialog } = await open();
  const release = hold(mock.server, UPDATE);
  await retype(user, 'First name', 'Amna');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please wait...')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  release();
  await noDialog();
  expect(mock.posted(UPDATE)).toHaveLength(1);
});

test('Cancel closes at once; Close and Escape ask before typed text is lost', async () => {
  const { user } = await open();
  await user.type(field('About'), '!');
  for (const leave of [() => press(user, 'Close'), () => user.keyboard('{Escape}')]) {
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(field('About')).toHaveValue('Coach!');
  }
  await press(user, 'Cancel');
  await noDialog();
});
