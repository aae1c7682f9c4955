import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, htmlErrorPage, refuse, replyWith, successFalse } from '@/mirage/overrides';
import { toSessionUser } from '@/services/session/session';
import { field, noDialog, press, retype } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';

const mock = mockServer();

const UPDATE = 'users/update/profile';
const ABOUT = { age: '38', phoneNo: '+44 1', about: 'Coach' };
const PICTURE = pngFile('amina.png');

async function open(about = ABOUT) {
  const person = { ...mock.admin(), ...about };
  const view = renderApp('/profile?dialog=edit', person);
  return { ...view, person, dialog: await screen.findByRole('dialog', { name: 'Edit Profile' }) };
}

const stored = () => JSON.parse(sessionStorage.getItem('user')!) as Record<string, unknown>;

test('a changed profile is sent as a form, confirmed, shown in the top bar and stored', async () => {
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

test('age, phone and about are sent only if they are not empty', async () => {
  const { user } = await open({ age: '', phoneNo: '', about: '' });
  for (const name of ['Age', 'Phone', 'About']) await retype(user, name, ' ');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ firstName: 'Amina', lastName: 'Rahman', email: stored().email }]);
});

test('a stored email or age that is not valid does not stop an edit of another field', async () => {
  const about = { ...ABOUT, age: 'thirty', email: 'amina at petal' };
  const { user } = await open(about);
  await retype(user, 'Phone', '+44 2');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toMatchObject([{ phoneNo: '+44 2', age: 'thirty', email: 'amina at petal' }]);
});

test('a stored age, phone or about cannot be emptied, and the form says so', async () => {
  const { user } = await open();
  for (const name of ['Age', 'Phone', 'About']) await retype(user, name, ' ');
  await press(user, 'Save');
  await waitFor(() => expect(field('Age')).toHaveFocus());
  for (const name of ['Age', 'Phone', 'About'])
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${name} cannot be emptied\\.`));
  expect(mock.posted(UPDATE)).toEqual([]);
  expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
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

test.each(['0', '121', '200', '-5', '1.5', '1e1', 'forty'])('an age of %s is refused', async (age) => {
  const { user } = await open();
  await retype(user, 'Age', age);
  await press(user, 'Save');
  expect(await screen.findByText('Age must be a whole number from 1 to 120.')).toBeVisible();
  expect(mock.posted(UPDATE)).toEqual([]);
});

test.each(['1', '9', '99', '100', '120', '٤٠'])('an age of %s is accepted', async (age) => {
  const { user } = await open();
  await retype(user, 'Age', age);
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toMatchObject([{ age: age === '٤٠' ? '40' : age }]);
});

test.each(['amina@', 'no at sign', 'a b@petal.app'])('an email like %s is refused', async (email) => {
  const { user } = await open();
  await retype(user, 'Email', email);
  await press(user, 'Save');
  expect(await screen.findByText('Email is not valid.')).toBeVisible();
});

const FAILED = 'Failed to update profile.';
const UNNAMED = 'An error occurred while updating profile.';

testFormDialog(mock, {
  title: 'Edit Profile',
  call: UPDATE,
  open,
  fill: async (user) => {
    await retype(user, 'First name', 'Amna');
    await user.type(field('About'), '!');
    await user.upload(field('Image'), PICTURE);
  },
  expectKept: () => {
    expect(field('First name')).toHaveValue('Amna');
    expect(field('About')).toHaveValue('Coach!');
    expect(screen.getByRole('button', { name: 'Remove amina.png' })).toBeVisible();
    expect(stored()).toEqual({ ...toSessionUser({ ...mock.server.db.employees!.find('5') }), ...ABOUT });
  },
  list: UPDATE,
  findSaved: () => screen.findByText('Profile updated successfully!'),
  faults: [
    ['a refusal', (path) => refuse(mock.server, path, { status: 409, message: 'Taken.' }), 'Taken.'],
    ['a refusal without a message', (path) => refuse(mock.server, path, { status: 500 }), UNNAMED],
    ['a refusal in a 200 reply', (path) => successFalse(mock.server, path, 'Not today.'), 'Not today.'],
    [
      'another message than the expected one',
      (path) => replyWith(mock.server, path, { message: 'Profile updated', data: { firstName: 'Nobody' } }),
      'Profile updated',
    ],
    ['a reply without a message', (path) => replyWith(mock.server, path, { data: {} }), UNNAMED],
    ['an HTML page', (path) => htmlErrorPage(mock.server, path, 200), FAILED],
    ['a dropped connection', (path) => dropConnection(mock.server, path), FAILED],
  ],
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
