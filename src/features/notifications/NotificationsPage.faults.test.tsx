import { screen, waitFor } from '@testing-library/react';
import { expireSession, nullList } from '@/mirage/overrides';
import { signInAgain } from '@test/dialogs';
import { loadFaults } from '@test/loadFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LISTS = {
  notifications: {
    list: 'customNotification/list',
    region: 'Notifications',
    empty: 'No notifications found',
    toast: 'Failed to fetch notifications',
  },
  folders: {
    list: 'notificationCategoriesFolder/list',
    region: 'Folders',
    empty: 'No folders found',
    toast: 'Failed to fetch folders',
  },
};

function seed() {
  mock.create('notificationFolder', { name: 'Tea' });
  mock.create('notification', { title: 'Tea' });
  return mock.admin();
}

const row = () => screen.findByRole('rowheader', { name: /^Tea/ });
const refresh = () => screen.getByRole('button', { name: /^Refresh/ });
const isIdle = async (region: string, list: string, calls: number) => {
  const section = await screen.findByRole('region', { name: region });
  await waitFor(() => expect(mock.posted(list)).toHaveLength(calls));
  await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'false'));
};

for (const [tab, { list, region, empty, toast }] of Object.entries(LISTS))
  describe(region, () => {
    const address = `/notifications?tab=${tab}`;

    test.each(loadFaults(mock))(
      'a first load that meets %s says so once, shows nothing and can be tried again',
      async (_name, fail) => {
        const admin = seed();
        fail(list);
        const { user } = renderApp(address, admin);
        await isIdle(region, list, 1);
        expect(await screen.findByRole('alert')).toHaveTextContent(toast);
        expect(screen.queryByText(empty)).not.toBeInTheDocument();
        expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument();
        mock.mend(list);
        await user.click(refresh());
        expect(await row()).toBeVisible();
        expect(screen.getAllByRole('alert')).toHaveLength(1);
      },
    );

    test.each(loadFaults(mock))('a reload that meets %s says so and keeps the rows', async (_name, fail) => {
      const { user } = renderApp(address, seed());
      await row();
      fail(list);
      await user.click(refresh());
      expect(await screen.findByRole('alert')).toHaveTextContent(toast);
      await isIdle(region, list, 2);
      expect(await row()).toBeVisible();
    });

    test('each failed load says so', async () => {
      const admin = seed();
      loadFaults(mock)[0]![1](list);
      const { user } = renderApp(address, admin);
      await screen.findByRole('alert');
      await user.click(refresh());
      await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    });

    test('coming back after a failed load does not show its message again', async () => {
      const admin = seed();
      loadFaults(mock)[0]![1](list);
      const { go } = renderApp(address, admin);
      await screen.findByRole('alert');
      mock.mend(list);
      await go('/plans');
      await go(address);
      expect(await row()).toBeVisible();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    });

    test('a null list counts as empty', async () => {
      nullList(mock.server, list);
      renderApp(address, mock.admin());
      expect(await screen.findByText(empty)).toBeVisible();
    });

    test('an expired session asks to sign in, shows no other message, then the list loads', async () => {
      const admin = seed();
      expireSession(mock.server, 2);
      const { user } = renderApp(address, admin);
      await signInAgain(user);
      expect(await row()).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
