import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NAMES_PEOPLE } from '@/screen/kept/kinds';
import { toSessionUser, type SessionUser } from '@/services/session/session';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { endSession } from './endSession';
import { SCREENS } from './sections';

const mock = mockServer();

const ACCOUNT = { email: 'coach@petal.app', password: 'petal-demo', firstName: 'Nadia', lastName: 'Coach' };

/** What names people or their health, by the beginning of its key. */
const OF_PEOPLE = {
  'views /users': [{ name: 'PCOS', search: '?search=amara&conditions=symptom+has+acne' }],
  'views /moderators': [{ name: 'Hira', search: '?search=hira' }],
  'views /community': [{ name: 'Hers', search: '?search=thyroid' }],
  replies: [{ name: 'Thyroid', text: 'Amara, your figures are fine.' }],
  'set aside': [{ post: 7, day: '2026-11-24' }],
};
const OTHER = {
  'views /recipes': [{ name: 'Soups', search: '?search=soup' }],
  'columns users': [{ key: 'email', isHidden: true }],
  'accepted findings': [{ key: '/plans price plan 1', stamp: 'x' }],
  'columns read': [{ heads: '/recipes\nDish', fields: { Dish: 'title' } }],
  tour: [{ at: 1 }],
};

let admin: SessionUser;
beforeEach(() => {
  admin = mock.admin();
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('mock-latency', '0');
});

const keep = (things: object, id: SessionUser['id']) =>
  Object.entries(things).forEach(([name, items]) => localStorage.setItem(`${name} ${id}`, JSON.stringify(items)));
const keysOf = (things: object, id: SessionUser['id']) => Object.keys(things).map((name) => `${name} ${id}`);
const kept = () => Object.keys(localStorage).sort();
const OF_BROWSER = ['theme', 'mock-latency'];
const keepBox = () => screen.findByRole('checkbox', { name: /^Keep on this device/ });

async function open(address: string, as = admin) {
  const view = renderApp(address, as);
  await screen.findByRole('main');
  return view;
}

async function logOut(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Sign in' });
}

test('signing out forgets what names people or their health, and nothing else', async () => {
  keep({ ...OF_PEOPLE, ...OTHER }, admin.id);
  const { user } = await open('/profile');
  await logOut(user);
  expect(kept()).toEqual([...keysOf(OTHER, admin.id), ...OF_BROWSER].sort());
});

test('so does the end of the session that another tab tells', async () => {
  keep(OF_PEOPLE, admin.id);
  const { store } = await open('/profile');
  act(() => void store.dispatch(endSession()));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(kept()).toEqual(OF_BROWSER.toSorted());
});

test('so does another person who signs in where the session has expired', async () => {
  mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  keep(OF_PEOPLE, admin.id);
  const { user } = renderApp('/users', admin, 'stale-token');
  const dialog = within(await screen.findByRole('dialog', { name: /^Your session has expired/ }));
  await user.clear(dialog.getByLabelText('Email'));
  await user.type(dialog.getByLabelText('Email'), ACCOUNT.email);
  await user.type(dialog.getByLabelText('Password'), ACCOUNT.password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  expect(kept()).toEqual(OF_BROWSER.toSorted());
});

test('who left without signing out is forgotten when somebody else signs in, and finds it all otherwise', async () => {
  keep(OF_PEOPLE, admin.id);
  const next = toSessionUser(mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } }))!;
  const before = kept();
  const { leave } = await open('/profile');
  leave();
  expect(kept()).toEqual(before);
  await open('/profile', next);
  expect(kept()).toEqual(OF_BROWSER.toSorted());
});

test('who chose to keep it on this device finds it again, also after another person was here', async () => {
  keep(OF_PEOPLE, admin.id);
  const next = toSessionUser(mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } }))!;
  const { user, leave } = await open('/profile');
  await user.click(await keepBox());
  await logOut(user);
  leave();
  await open('/profile', next);
  expect(kept()).toEqual(expect.arrayContaining(keysOf(OF_PEOPLE, admin.id)));
});

test('the question before signing out offers to keep it, if there is any', async () => {
  const person = mock.subAdmin(['Users']);
  keep(OTHER, person.id);
  const { user } = await open('/dashboard', person);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  keep(OF_PEOPLE, person.id);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await keepBox());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(kept()).toEqual(expect.arrayContaining(keysOf(OF_PEOPLE, person.id)));
});

test('so does the dialog of an expired session', async () => {
  keep(OF_PEOPLE, admin.id);
  const { user } = renderApp('/users', admin, 'stale-token');
  const dialog = within(await screen.findByRole('dialog', { name: /^Your session has expired/ }));
  await user.click(await keepBox());
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(kept()).toEqual(expect.arrayContaining(keysOf(OF_PEOPLE, admin.id)));
});

test('Forget what this browser keeps asks, then forgets all of this person alone', async () => {
  keep({ ...OF_PEOPLE, ...OTHER }, admin.id);
  keep(OTHER, 99);
  const { user } = await open('/profile');
  await user.click(await keepBox());
  await user.click(screen.getByRole('button', { name: 'Forget what this browser keeps' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Forget what this browser keeps?' }));
  await user.click(asked.getByRole('button', { name: 'Forget' }));
  await waitFor(() => expect(kept()).toEqual([...keysOf(OTHER, 99), ...OF_BROWSER].sort()));
  expect(await keepBox()).not.toBeChecked();
});

test('the views of each section whose search stays out of the address count as naming people', async () => {
  for (const { path, load } of SCREENS) {
    const fields = Object.values((await load()).state?.urlFields ?? {});
    if (fields.some((field) => field?.isPrivate && !field.isPlace))
      expect(NAMES_PEOPLE).toHaveProperty([`views ${path}`], true);
  }
});

test('SECURITY.md lists all that is kept for a person', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  for (const kind of Object.keys(NAMES_PEOPLE)) expect(text).toContain(`\`${kind} `);
});
