import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { tallyOf } from '@test/renders';
import type * as Renders from '@test/renders';
import type * as View from '@/screen/navigation/AppRouterView';

jest.mock('@/screen/navigation/AppRouterView', () => {
  const actual = jest.requireActual<typeof View>('@/screen/navigation/AppRouterView');
  const { counted } = jest.requireActual<typeof Renders>('@test/renders');
  return { ...actual, AppRouterView: counted(actual.AppRouterView) };
});

const mock = mockServer();

/** Every other one is active. */
async function open() {
  const admin = mock.admin();
  for (let n = 1; n <= 25; n++)
    mock.create('user', {
      firstName: 'Sana',
      lastName: `Iqbal ${n}`,
      email: `sana${n}@mail.com`,
      phoneNo: `+44 ${n}`,
      isActive: n % 2 ? 'Y' : 'N',
    });
  const { user } = renderApp('/users', admin);
  await screen.findByRole('checkbox', { name: 'Select all on this page' }); // comes after the rows
  return user;
}

const rows = () => screen.getAllByRole('row').slice(1);

test('a row has each value once, in at most 22 elements', async () => {
  await open();
  for (const [index, row] of rows().entries()) {
    expect(row.querySelectorAll('*').length + 1).toBeLessThanOrEqual(22);
    for (const value of [`Sana Iqbal ${index + 1}`, `sana${index + 1}@mail.com`, `+44 ${index + 1}`])
      expect(within(row).getAllByText(value)).toHaveLength(1);
  }
});

/**
 * What each act may render: all components together, and of these the rows and the cells of the head, in which only the box
 * that ticks the page depends on the rows. What follows the address renders a little later, maybe in the next act: there is
 * room for it. Less is welcome; more needs a reason that a person gives.
 */
const BUDGET = {
  tick: { all: 14, rows: 0, head: 0 },
  search: { all: 44, rows: 0, head: 1 },
  page: { all: 116, rows: 10, head: 1 },
  tab: { all: 97, rows: 5, head: 1 },
  // Its icons come later than the page, each in two components more.
  menu: { all: 32, rows: 0, head: 0 },
  dialog: { all: 34, rows: 0, head: 0 },
  close: { all: 10, rows: 0, head: 0 },
};

test('what an act does not change is not rendered again', async () => {
  const user = await open();
  const first = within(rows()[0]!);
  const search = screen.getByRole('searchbox');
  const acts: Record<keyof typeof BUDGET, () => Promise<unknown>> = {
    tick: () => user.click(first.getByRole('checkbox')),
    search: () => user.type(search, 's'), // all are found by it, so the same rows stay
    page: () => user.click(screen.getByRole('button', { name: 'Next page' })),
    tab: () => user.click(screen.getByRole('tab', { name: 'Active' })),
    menu: () => user.click(screen.getAllByRole('button', { name: /^Actions for/ })[0]!),
    dialog: async () => {
      await user.click(screen.getByRole('menuitem', { name: 'Delete User' }));
      await screen.findByRole('dialog');
    },
    close: async () => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  };
  for (const act of Object.keys(acts) as (keyof typeof BUDGET)[]) {
    const tally = await tallyOf(acts[act]);
    const all = [...tally.values()].reduce((sum, count) => sum + count, 0);
    const { all: most, ...exact } = BUDGET[act];
    expect({ act, rows: tally.get('TableRowView') ?? 0, head: tally.get('HeaderCellView') ?? 0 }).toEqual({
      act,
      ...exact,
    });
    expect(all <= most ? null : { act, all, of: Object.fromEntries(tally) }).toBeNull();
  }
});
