import { field } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';
import { pngFile } from '@test/pictures';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Habit',
  address: '/tracker?tab=habits&dialog=edit:1',
  seed: () => mock.create('habit', { name: 'Walk', description: 'Old' }),
  table: 'habits',
  list: 'habits/list',
  save: 'habits/update',
  typed: { label: 'Title', sent: 'name' },
  same: (name) => ({ name }),
  other: { label: 'Description', changes: { description: 'New' }, sent: { description: 'New' } },
});

testSaveGuard(mock, {
  title: 'Edit Highlight',
  address: '/tracker?dialog=edit:1',
  seed: () => mock.create('highlight', { title: 'Start' }),
  table: 'highlights',
  list: 'highlights/list',
  save: 'highlights/update',
  create: 'highlights/create',
  complete: async (user) => {
    await user.upload(field('Media'), pngFile('eid.png'));
    await user.type(field('Caption'), 'From us');
    await user.type(field('Duration'), '6');
  },
  typed: { label: 'Title', sent: 'title' },
  same: (title) => ({ title }),
});

testSaveGuard(mock, {
  title: 'Edit Item',
  address: '/tracker?dialog=items:1&item=edit:1',
  seed: () => {
    mock.create('highlight', { title: 'Start' });
    mock.create('highlightItem', { highlightId: '1', caption: 'Old', duration: 5 });
  },
  table: 'highlightItems',
  list: 'highlights/list',
  save: 'highlights/update/item',
  typed: { label: 'Duration', sent: 'duration' },
  texts: { mine: '7', theirs: '8' },
  same: (duration) => ({ duration }),
  other: { label: 'Caption', changes: { caption: 'New' }, sent: { caption: 'New' } },
});
