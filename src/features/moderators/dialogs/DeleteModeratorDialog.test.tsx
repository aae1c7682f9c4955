import { screen, waitFor } from '@testing-library/react';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testDeleteDialog(mock, {
  title: 'Delete Moderator',
  text: 'Are you sure you want to delete this moderator?',
  about: 'HNHira Noor hira@petal.app',
  opener: 'Actions for Hira Noor',
  open: async () => {
    const view = renderApp('/moderators', mock.admin());
    await chooseDelete(view.user, 'Actions for Hira Noor');
    return view;
  },
  call: 'users/delete',
  sent: { userId: 2 },
  list: 'users/list/employees',
  expectDeleted: async () => {
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Hira Noor/ })).not.toBeInTheDocument());
    expect(screen.getByRole('rowheader', { name: /Sara Malik/ })).toBeVisible();
  },
});
