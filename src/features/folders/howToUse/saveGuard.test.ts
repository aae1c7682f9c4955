import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Content',
  address: '/how-to-use?dialog=edit:1',
  seed: () => {
    mock.create('helpCategory', { title: 'Start' });
    mock.create('helpContent', { howTouseCategoryId: '1', title: 'Hello', description: 'Old' });
  },
  table: 'helpContents',
  list: 'howToUse/list',
  save: 'howToUse/update',
  typed: { label: 'Title', sent: 'title' },
  same: (title) => ({ title }),
  other: { label: 'Description', changes: { description: 'New' }, sent: { description: 'New' } },
});
