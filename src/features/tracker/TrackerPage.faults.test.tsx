import { screen, waitFor } from '@testing-library/react';
import {
  dropConnection,
  expireSession,
  htmlErrorPage,
  nullList,
  objectInsteadOfList,
  refuse,
  truncatedJson,
} from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const FAULTS: [name: string, fail: (path: string) => unknown][] = [
  ['an error status', (path) => refuse(mock.server, path, { status: 500, message: 'Out of order.' })],
  ['an HTML error page', (path) => htmlErrorPage(mock.server, path)],
  ['truncated JSON', (path) => truncatedJson(mock.server, path)],
  ['an object for a list', (path) => objectInsteadOfList(mock.server, path)],
  ['a dropped connection', (path) => dropConnection(mock.server, path)],
];

const TABS = [
  { name: 'HighLights', address: '/tracker', list: 'highlights/list', toast: 'Highlights Retrived' },
  { name: 'Habits', address: '/tracker?tab=habits', list: 'habits/list', toast: 'Habits Retrived' },
];
const CASES = TABS.flatMap((tab) => FAULTS.map(([name, fail]) => ({ ...tab, fault: name, fail })));

function seed() {
  mock.create('highlight', { title: 'Sana' });
  mock.create('habit', { name: 'Sana' });
}

const card = { name: 'Actions for Sana' };

async function isIdle(name: string) {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
  return region;
}

test.each(CASES)(
  'a first load of $name that meets $fault leaves the place empty, says nothing and can be tried again',
  async ({ name, address, list, toast, fail }) => {
    seed();
    fail(list);
    const { user } = renderApp(address, mock.admin());
    expect(await isIdle(name)).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(toast)).not.toBeInTheDocument();
    mock.mend(list);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('button', card)).toBeVisible();
    expect(await screen.findByText(toast)).toBeVisible();
  },
);

test.each(CASES)('a reload of $name that meets $fault keeps the cards shown', async ({ name, address, list, fail }) => {
  seed();
  const { user } = renderApp(address, mock.admin());
  await screen.findByRole('button', card);
  fail(list);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await isIdle(name);
  expect(screen.getByRole('button', card)).toBeVisible();
});

test.each(TABS)('a null list of $name is an empty one', async ({ name, address, list }) => {
  nullList(mock.server, list);
  renderApp(address, mock.admin());
  expect(await screen.findByText(`No ${name.toLowerCase()} available`)).toBeVisible();
});

test.each(TABS)('while the first load of $name runs the cards’ layout stands', async ({ name, address }) => {
  renderApp(address, mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  expect(await screen.findByText(`No ${name.toLowerCase()} available`)).toBeVisible();
});

test('a session that expired is asked for over the screen', async () => {
  seed();
  expireSession(mock.server);
  renderApp('/tracker', mock.admin());
  expect(await screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' })).toBeVisible();
});

test('with a list that could not be loaded a highlight can still be added', async () => {
  dropConnection(mock.server, 'highlights/list');
  const { user } = renderApp('/tracker', mock.admin());
  await isIdle('HighLights');
  await user.click(screen.getByRole('button', { name: 'Add HighLights' }));
  expect(await screen.findByRole('dialog', { name: 'Add Highlight' })).toBeVisible();
});
