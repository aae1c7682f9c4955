import { act, screen, waitFor, within } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { community, postTitles } from '@test/community';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const make = community(mock);

function seed() {
  make.group('PCOS stories', { members: 128, color: '#6a63c9' });
  make.group('Meal prep', { members: null });
  make.group('Move with us');
  make.post('Hello');
  make.post('Soup', { communityCategoryId: '2' });
  make.post('Walk', { communityCategoryId: '3' });
}

async function open(address = '/community') {
  seed();
  const view = renderApp(address, mock.admin());
  await screen.findByRole('button', { name: /^PCOS stories/, hidden: true });
  return view;
}

const groups = () => within(screen.getByRole('complementary', { name: 'Groups' }));
const row = (title: string) => groups().getByRole('button', { name: new RegExp(`^${title}`) });
const titles = () =>
  groups()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the groups show title and members; none is selected, and the page asks to choose one', async () => {
  const { router } = await open();
  expect(titles()).toEqual(['PCOS stories128 members', 'Meal prep0 members', 'Move with us3 members']);
  expect(screen.getByText('Choose a group')).toBeVisible();
  expect(screen.queryByText('Community Forms')).not.toBeInTheDocument();
  expect(mock.posted('community/detail')).toEqual([]);
  expect(router.state.location.search).toBe('');
});

test('a chosen group shows its posts; the choice is in the address and Back undoes it', async () => {
  const { user, router, go } = await open();
  await user.click(row('Meal prep'));
  expect(await screen.findByRole('region', { name: 'Community Forms' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Soup' })).toBeVisible();
  expect(row('Meal prep')).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(router.state.location.search).toBe('?group=2'));
  await user.click(row('PCOS stories'));
  expect(await screen.findByRole('article', { name: 'Hello' })).toBeVisible();
  await go(-1);
  await waitFor(() => expect(postTitles()).toEqual(['Soup']));
  await go(-1);
  expect(await screen.findByText('Choose a group')).toBeVisible();
});

test('the groups are one tab stop, with Edit and Delete of that group; arrows go to others', async () => {
  const { user } = await open('/community?group=2');
  const stops = () =>
    groups()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((button) => button.getAttribute('aria-label') ?? button.title)
      .filter(Boolean);
  expect(stops()).toEqual(['Meal prep', 'Edit Meal prep', 'Delete Meal prep']);
  act(() => row('Meal prep').focus());
  await user.keyboard('{ArrowDown}');
  expect(row('Move with us')).toHaveFocus();
  expect(stops()).toEqual(['Move with us', 'Edit Move with us', 'Delete Move with us']);
  await user.keyboard('{ArrowDown}');
  expect(row('PCOS stories')).toHaveFocus();
  expect(row('Meal prep')).toHaveAttribute('aria-current', 'true');
});

test('a late reply for a group that was left is not shown', async () => {
  const { user } = await open();
  const release = hold(mock.server, 'community/detail');
  await user.click(row('Meal prep'));
  expect(await screen.findByText('Loading posts...')).toBeVisible();
  mock.mend('community/detail');
  await user.click(row('PCOS stories'));
  await screen.findByRole('article', { name: 'Hello' });
  release();
  await waitFor(() => expect(mock.posted('community/detail')).toHaveLength(2));
  expect(postTitles()).toEqual(['Hello']);
  expect(screen.queryByText('Loading posts...')).not.toBeInTheDocument();
});

test('the search filters the groups by title and offers to clear', async () => {
  const { user, router } = await open();
  const box = groups().getByRole('searchbox', { name: 'Search groups' });
  await user.type(box, 'MEAL');
  await waitFor(() => expect(titles()).toEqual(['Meal prep0 members']));
  await waitFor(() => expect(router.state.location.search).toBe('?search=MEAL'));
  await user.type(box, 'x');
  expect(await groups().findByText('Nothing matches “MEALx”.')).toBeVisible();
  await user.click(groups().getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('a link shows search, group, day and status', async () => {
  await open('/community?search=e&group=2&date=2026-02-03&status=answered');
  expect(groups().getByRole('searchbox')).toHaveValue('e');
  expect(await screen.findByLabelText('Date')).toHaveValue('03/02/2026');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Answered');
  expect(row('Meal prep')).toHaveAttribute('aria-current', 'true');
});

test('a link to a deleted group asks to choose another', async () => {
  await open('/community?group=99&date=nonsense');
  expect(await screen.findByText('Choose a group')).toBeVisible();
});

test('when the shown group is gone after a reload, its neighbour is shown', async () => {
  const { user } = await open('/community?group=2');
  await screen.findByRole('article', { name: 'Soup' });
  mock.server.db.groups!.remove('2');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('article', { name: 'Walk' })).toBeVisible();
  expect(row('Move with us')).toHaveAttribute('aria-current', 'true');
});

test('without groups it says so and offers to add one', async () => {
  const { user } = renderApp('/community', mock.admin());
  expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add Group' }).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'Create New Group' })).toBeVisible();
});

test('a drawer holds the groups on small screens: it takes the focus and closes on choosing', async () => {
  const { user } = await open();
  const opener = screen.getByRole('button', { name: 'Groups' });
  await user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Groups' });
  expect(drawer).toHaveFocus();
  await user.click(within(drawer).getByRole('button', { name: /^Move with us/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('article', { name: 'Walk' })).toBeVisible();
});

test('the drawer closes by its button, and when a dialog opens from it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Groups' }));
  await user.click(await screen.findByRole('button', { name: 'Close groups' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Groups' }));
  const drawer = await screen.findByRole('dialog', { name: 'Groups' });
  await user.click(within(drawer).getByRole('button', { name: 'Edit Meal prep' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Group' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test.each(['editGroup:99', 'deleteGroup:99', 'editPost:99', 'deletePost:99'])(
  'a link to the dialog %s, whose row is gone, opens nothing, and the address forgets it',
  async (dialog) => {
    const { router } = await open(`/community?group=1&dialog=${dialog}`);
    await waitFor(() => expect(router.state.location.search).toBe('?group=1'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test.each(['addPost', 'editPost:1'])('a link to the dialog %s without a group opens nothing', async (dialog) => {
  const { router } = await open(`/community?dialog=${dialog}`);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('in the drawer, too, a search that found nothing is cleared without losing the focus', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Groups' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Groups' }));
  await user.type(drawer.getByRole('searchbox'), 'nobody');
  await drawer.findByText('No groups found');
  await user.click(drawer.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(await drawer.findByRole('button', { name: /^Meal prep/ })).toBeVisible();
  expect(drawer.getByRole('searchbox')).toHaveFocus();
});
