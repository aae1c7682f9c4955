import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Banner',
  address: '/banners?dialog=edit:1',
  seed: () => mock.create('banner', { link: 'https://a.example' }),
  table: 'banners',
  list: 'banners/list',
  save: 'banners/update',
  typed: { label: 'Link', sent: 'link' },
  same: (link) => ({ link }),
});
