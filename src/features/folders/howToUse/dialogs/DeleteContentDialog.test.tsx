import { screen } from '@testing-library/react';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testDeleteDialog(mock, {
  title: 'Confirm Delete',
  text: 'Are you sure you want to delete this content? This action cannot be undone.',
  about: 'Eating out',
  open: async () => {
    const { id } = mock.create('helpCategory');
    mock.create('helpContent', { howTouseCategoryId: id, title: 'Eating out' });
    const view = renderApp('/how-to-use', mock.admin());
    await chooseDelete(view.user, 'Actions for Eating out');
    return view;
  },
  call: 'howToUse/delete',
  sent: { id: 1 },
  list: 'howToUse/list',
  expectDeleted: async () => expect(await screen.findByText('No content found for this category')).toBeVisible(),
});
