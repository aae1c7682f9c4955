import fc from 'fast-check';
import { WrongReply } from './http/decodeRows';
import { toCandidates, toFolders, toNotifications } from './notifications';

test.each([
  ['JSON text', '[1,"2","x-3"]', [1, 2, 'x-3']],
  ['a list', [1, '2'], [1, 2]],
  ['text with commas', '1, 2 ,', [1, 2]],
  ['objects', [{ id: '1' }, { id: 2 }], [1, 2]],
  ['JSON text of objects', '[{"id":1},{"name":"Sana"}]', [1]],
  ['one user twice', '[1,"1",1]', [1]],
  ['null', null, []],
  ['the text null', 'null', []],
  ['an empty list', '[]', []],
  ['empty text', '', []],
  ['no users at all, which is not nobody', undefined, null],
  ['broken JSON', '[1,2', null],
  ['an object', { id: 1 }, null],
  ['what are no ids', [null, true, {}, '', [4]], null],
])('the users of a folder are read from %s', (_name, users, expected) => {
  expect(toFolders({ data: [{ id: '4', name: 'Quiet', users }] })).toEqual([
    { id: 4, name: 'Quiet', userIds: expected },
  ]);
});

test('a full notification', () => {
  const row = {
    id: '9',
    title: 'Tea',
    content: 'At five.',
    status: 'Sent',
    createdAt: '2026-01-02T03:04:05Z',
    notificationsent: '2',
    notificationCategoriesFolder: { id: '4', name: 'Quiet', users: '[1,2,3]' },
  };
  expect(toNotifications({ data: [row] })).toEqual([
    {
      id: 9,
      title: 'Tea',
      content: 'At five.',
      status: 'Sent',
      createdAt: '2026-01-02T03:04:05Z',
      sentCount: 2,
      folderId: 4,
      folderName: 'Quiet',
      isFolderGone: false,
      recipientCount: 3,
    },
  ]);
});

test('a bare notification; the users of a deleted folder are unknown', () => {
  const bare = {
    id: 1,
    title: '',
    content: '',
    status: '',
    createdAt: '',
    sentCount: null,
    folderId: null,
    folderName: '',
    isFolderGone: true,
    recipientCount: null,
  };
  expect(toNotifications([{ id: 1 }, { id: 1, notificationCategoriesFolder: null }])).toEqual([bare, bare]);
});

test.each([
  ['without users', { folderId: 4, notificationCategoriesFolder: { id: 4, name: 'Quiet' } }],
  ['that is named by its id alone', { folderId: 4 }],
])('a folder %s is not gone, and how many it has is not known', (_name, folder) => {
  expect(toNotifications([{ id: 1, ...folder }])).toMatchObject([
    { folderId: 4, isFolderGone: false, recipientCount: null },
  ]);
});

test.each([
  ['Y', 'Active'],
  ['N', 'Inactive'],
  ['Trial', 'Trial'],
  [true, 'Trial'],
  [1, 'Trial'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [false, ''],
])('isActive %j means %j', (isActive, status) => {
  expect(toCandidates({ data: [{ id: 1, isActive }] })).toEqual([
    { id: 1, firstName: '', lastName: '', email: '', status },
  ]);
});

test('a user who matches two filters is there once', () => {
  expect(toCandidates({ data: [{ id: 1 }, { id: '1' }, { id: 2 }, {}] }).map(({ id }) => id)).toEqual([1, 2]);
});

test.each([toFolders, toNotifications, toCandidates])('rows without an id are left out, no list is empty', (decode) => {
  expect(decode({ data: [{ name: 'Nobody' }, null, 'x'] })).toEqual([]);
  expect(decode({ data: null })).toEqual([]);
  expect(() => decode({ data: 'x' })).toThrow(WrongReply);
});

test('no row makes a decoder throw', () => {
  const keys = fc.constantFrom(
    'id',
    'users',
    'notificationCategoriesFolder',
    'folderId',
    'notificationsent',
    'isActive',
  );
  fc.assert(
    fc.property(fc.array(fc.dictionary(keys, fc.oneof(fc.anything(), fc.json()))), (rows) => {
      for (const decode of [toFolders, toNotifications, toCandidates]) decode({ data: rows });
    }),
  );
});
