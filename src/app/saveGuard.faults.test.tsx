import { act, screen, waitFor } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { usersApi } from '@/services/users';
import { field, noDialog, press, retype } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

jest.mock('@/services/http/patience', () => ({ PATIENCE_MS: 150 }));

const mock = mockServer();

const UNCHECKED =
  'Whether someone else has changed this group could not be checked, so nothing was saved. Save again to save it anyway.';
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

test.each(['is refused', 'is not answered'])(
  'if the check %s nothing is sent until the person saves again',
  async (way) => {
    const { user } = await renameGroup();
    const mend = way === 'is refused' ? refuse(mock.server, GROUPS, { status: 500 }) : hold(mock.server, GROUPS);
    await press(user, 'Save');
    expect(await screen.findByText(UNCHECKED)).toBeVisible();
    expect(renamed()).toEqual([]);
    expect(field('Title')).toHaveValue('Mine');
    await press(user, 'Save');
    await waitFor(() => expect(renamed()).toHaveLength(1));
    mend();
    await noDialog();
  },
);

test('the save after next is checked again', async () => {
  const { user } = await renameGroup();
  const mend = refuse(mock.server, GROUPS, { status: 500 });
  await press(user, 'Save');
  await screen.findByText(UNCHECKED);
  refuse(mock.server, 'community/update/category', { status: 422, message: 'No.' });
  await press(user, 'Save');
  expect(await screen.findByText('No.')).toBeVisible();
  await press(user, 'Save');
  expect(await screen.findByText(UNCHECKED)).toBeVisible();
  expect(renamed()).toHaveLength(1);
  mend();
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
