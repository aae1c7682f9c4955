import { screen } from '@testing-library/react';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testDeleteDialog(mock, {
  title: 'Delete Banner',
  text: 'Are you sure you want to delete this banner?',
  about: 'petal.example/plans',
  open: async () => {
    for (const link of ['petal.example/plans', 'petal.example/walks']) mock.create('banner', { link });
    const view = renderApp('/banners', mock.admin());
    await chooseDelete(view.user, 'Actions for petal.example/plans');
    return view;
  },
  call: 'banners/delete',
  sent: { id: 1 },
  list: 'banners/list',
  expectDeleted: async () => {
    expect(await screen.findByText('1-1 of 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'petal.example/walks' })).toBeVisible();
    expect(mock.posted('banners/list')).toHaveLength(1);
  },
});
