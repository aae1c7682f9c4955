import { screen, waitFor } from '@testing-library/react';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { everySaveFault } from '@test/saveFaults';

const mock = mockServer();

testDeleteDialog(mock, {
  title: 'Delete Plan',
  text: 'Are you sure you want to delete this plan?',
  about: 'PCOS Reset',
  open: async () => {
    for (const name of ['PCOS Reset', 'Starter']) mock.create('plan', { name });
    const view = renderApp('/plans', mock.admin());
    await chooseDelete(view.user, 'Actions for PCOS Reset');
    return view;
  },
  call: 'plans/delete',
  faults: everySaveFault(mock),
  sent: { id: 1 },
  list: 'plans/list',
  expectDeleted: async () => {
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(screen.getByRole('rowheader', { name: /Starter/ })).toBeVisible();
  },
});
