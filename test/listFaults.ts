import { screen, waitFor, within } from '@testing-library/react';
import { expireSession, nullList } from '@/mirage/overrides';
import { signInAgain } from './dialogs';
import { loadFaults, type LoadFault } from './loadFaults';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

interface ListScreen {
  address: string;
  /** The path of the call that loads the list. */
  list: string;
  /** The name of the region that contains the list and has `aria-busy`. */
  region: string;
  seed: () => unknown;
  /** A text of the seeded rows. */
  find: () => Promise<HTMLElement>;
  emptyText: string;
  /** Further expectations of the region after a failed first load. */
  blank?: (region: HTMLElement) => void;
  faults?: LoadFault[];
}

/** Registers what holds of every screen with one list, however its load goes wrong (docs/behaviour.md). */
export function testListFaults(mock: ReturnType<typeof mockServer>, list: ListScreen) {
  const { faults = loadFaults(mock) } = list;
  const open = () => {
    list.seed();
    return mock.admin();
  };
  /** The region, once that many calls were answered. */
  const settled = async (calls: number) => {
    const region = await screen.findByRole('region', { name: list.region });
    await waitFor(() => expect(mock.posted(list.list)).toHaveLength(calls));
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
    return region;
  };
  const refresh = () => screen.getByRole('button', { name: /^Refresh/ });

  describe(`${list.address}, whose list comes from ${list.list}`, () => {
    test.each(faults)(
      'a first load with %s leaves the region empty, shows no message and can be tried again',
      async (_name, fail) => {
        const admin = open();
        fail(list.list);
        const { user } = renderApp(list.address, admin);
        const region = await settled(1);
        expect(screen.queryByText(list.emptyText)).not.toBeInTheDocument();
        expect(within(region).queryByText(/^Loading/)).not.toBeInTheDocument();
        expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
        list.blank?.(region);
        mock.mend(list.list);
        await user.click(refresh());
        expect(await list.find()).toBeVisible();
      },
    );

    test.each(faults)('a reload with %s keeps the rows', async (_name, fail) => {
      const { user } = renderApp(list.address, open());
      await list.find();
      fail(list.list);
      await user.click(refresh());
      await settled(2);
      expect(await list.find()).toBeVisible();
    });

    test('a null list is an empty one', async () => {
      nullList(mock.server, list.list);
      renderApp(list.address, mock.admin());
      expect(await screen.findByText(list.emptyText)).toBeVisible();
    });

    test('an expired session asks to sign in again, and then loads the list', async () => {
      const admin = open();
      expireSession(mock.server);
      const { user } = renderApp(list.address, admin);
      await signInAgain(user);
      expect(await list.find()).toBeVisible();
    });
  });
}
