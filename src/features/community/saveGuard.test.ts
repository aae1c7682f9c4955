import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Group',
  address: '/community?dialog=editGroup:1',
  seed: () => mock.create('group', { title: 'Start', privacy: 'members' }),
  table: 'groups',
  list: 'community/list/categories',
  save: 'community/update/category',
  create: 'community/create/category',
  typed: { label: 'Title', sent: 'title' },
  same: (title) => ({ title }),
  other: { label: 'Privacy', changes: { privacy: 'admin' }, sent: { privacy: 'admin' } },
});

testSaveGuard(mock, {
  title: 'Edit Post',
  address: '/community?group=1&dialog=editPost:1',
  seed: () => {
    mock.create('group', { title: 'Start' });
    mock.create('post', { communityCategoryId: '1', title: 'Hello', content: 'Old' });
  },
  table: 'posts',
  list: 'community/detail',
  save: 'community/update/post',
  create: 'community/create/post',
  typed: { label: 'Title', sent: 'title' },
  same: (title) => ({ title }),
  other: { label: 'Content', changes: { content: 'New' }, sent: { content: 'New' } },
});
