import { act, screen, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { usersApi } from '@/services/users';
import { field, noDialog, press, retype } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const UNCHECKED = /Whether someone else had changed this group meanwhile could not be checked\.$/;
const GROUPS = 'community/list/categories';

function later() {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 16_000);
}

async function renameGroup() {
  mock.create('group', { title: 'Start' });
  const view = renderApp('/community?dialog=editGroup:1', mock.admin());
  await screen.findByRole('dialog', { name: 'Edit Group' });
  await retype(view.user, 'Title', 'Mine');
  later();
  return view;
}

const renamed = () => mock.posted('community/update/category');

test.each(['is refused', 'is not answered for 3 seconds'])(
  'if the look before a save %s the save goes out, and the dialog says that it was not checked',
  async (way) => {
    const { user } = await renameGroup();
    const mend = way === 'is refused' ? refuse(mock.server, GROUPS, { status: 500 }) : hold(mock.server, GROUPS);
    await press(user, 'Save');
    const saved = await screen.findByRole('dialog', { name: 'Saved' }, { timeout: 4500 });
    expect(within(saved).getByText(UNCHECKED)).toBeVisible();
    expect(renamed()).toMatchObject([{ id: 1, title: 'Mine' }]);
    mend();
    await press(user, 'OK');
    await noDialog();
  },
);

test('a save that goes out unchecked and is refused says nothing but that, and the next one is checked', async () => {
  const { user } = await renameGroup();
  const mend = refuse(mock.server, GROUPS, { status: 500 });
  const accept = refuse(mock.server, 'community/update/category', { status: 422, message: 'No.' });
  await press(user, 'Save');
  expect(await screen.findByText('No.')).toBeVisible();
  expect(screen.queryByText(UNCHECKED)).not.toBeInTheDocument();
  expect(field('Title')).toHaveValue('Mine');
  mend();
  accept();
  await press(user, 'Save');
  await noDialog();
  expect(renamed()).toHaveLength(2);
});

test('a record of the users’ list is compared with the cached copy, without another call', async () => {
  mock.create('user', { firstName: 'Sana', bmr: 1400 });
  const { user, store } = renderApp('/users?dialog=bmr:1001', mock.admin());
  await screen.findByRole('dialog', { name: 'Update BMR' });
  await retype(user, 'BMR', '1500');
  act(() => {
    store.dispatch(usersApi.util.updateQueryData('listUsers', undefined, ([sana]) => void (sana!.bmr = 1600)));
  });
  later();
  await press(user, 'Save');
  expect(await screen.findByRole('radio', { name: 'Theirs 1600' })).toHaveFocus();
  expect(mock.posted('users/update/bmr')).toEqual([]);
  expect(mock.posted('users/list')).toHaveLength(1);
});
