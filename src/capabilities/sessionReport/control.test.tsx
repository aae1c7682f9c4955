import { act, screen, waitFor } from '@testing-library/react';
import { type Server } from 'miragejs';
import { makeServer } from '@/mirage/server';
import { clearSession, toSessionUser } from '@/services/session/session';
import { renderApp } from '@test/renderApp';
import { SCREENS } from '@/app/sections';
import { controlOf } from './control';
import { ownName } from './ownNames';

let server: Server;
beforeEach(() => {
  server = makeServer({ environment: 'test', scenario: 'default' });
});
afterEach(() => {
  clearSession();
  server.shutdown();
});

const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [role="option"], [role^="menuitem"]';

// eslint-disable-next-line testing-library/no-node-access -- every control, whatever its role
const controls = () => [...document.querySelectorAll(CONTROLS)];

const settled = () => waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]), { timeout: 5000 });

const admin = () => toSessionUser({ id: 1, firstName: 'Amina', lastName: 'Rahman', role: 'Admin' })!;

/** Each section, and the first of its dialogs that adds something. */
const places = SCREENS.flatMap(({ path, ...section }) => {
  const views: readonly { view: object }[] = 'additions' in section ? section.additions : [];
  const dialogs = views.flatMap(({ view }) => ('dialog' in view ? [(view.dialog as { kind: string }).kind] : []));
  return [path, ...dialogs.slice(0, 1).map((kind) => `${path}?dialog=${kind}`)];
});

test.each(places)('each control of %s is named, no two alike, and by no content', async (place) => {
  const { leave } = renderApp(place, admin());
  await screen.findByText('Skip to content');
  if (place.includes('dialog')) await screen.findByRole('dialog');
  await settled();
  const named = controls().map((element) => JSON.stringify(controlOf(element)));
  expect(named.length).toBeGreaterThan(20);
  expect(new Set(named).size).toBe(named.length);
  const told = named.join('\n');
  for (const { firstName } of server.db.users as unknown as { firstName: string }[])
    expect(told).not.toContain(firstName);
  for (const { title } of server.db.recipes as unknown as { title: string }[]) expect(told).not.toContain(title);
  act(leave);
});

test.each([
  ['Save', 'Save'],
  ['Note (optional)', 'Note'],
  ['Actions for Red lentil soup', 'Actions for …'],
  ['Checks 4', 'Checks …'],
  ['Nora Save', undefined],
  ['May', undefined],
])('of %s is told %s', (name, told) => {
  expect(ownName(name)).toBe(told);
});
