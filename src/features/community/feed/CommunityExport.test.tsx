import { screen } from '@testing-library/react';
import { community } from '@test/community';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const make = community(mock);

test('the filtered posts of the group are exported', async () => {
  make.group('Meal prep');
  const createdAt = '2025-11-18T04:12:00.000Z';
  const author = { firstName: 'Sana', lastName: 'Iqbal' };
  make.post('Soup', { createdAt, content: 'Warm.\nGood.', user: author, likes: 4 });
  make.post('Asked', { createdAt });
  make.post('Yesterday', { createdAt: '2025-11-17T04:12:00.000Z' });
  make.comment('Which one?', { postId: '2', userId: 1 });
  const { user } = renderApp('/community?group=1&date=2025-11-18&status=unanswered', mock.admin());
  await screen.findByRole('article', { name: 'Soup' });
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^community-posts-/);
  expect(rows).toEqual([
    ['Title', 'Author', 'Date', 'Content', 'Comments', 'Likes'],
    ['Soup', 'Sana Iqbal', '18/11/2025, 09:42 AM', 'Warm.\nGood.', 0, 4],
  ]);
});
