import { dropDraft, keepDraft, pruneDrafts, readDraft } from './drafts';

const ADDRESS = '/users?dialog=add';

afterEach(() => sessionStorage.clear());

test('a draft is read back at its address, under its title', () => {
  const values = { name: 'Sana', tags: ['a'], chosen: new Set([1, 'x']), isActive: true };
  keepDraft('Add New User', ADDRESS, values);
  expect(readDraft('Add New User', ADDRESS)).toEqual({ address: ADDRESS, values, hadFiles: false });
  expect(readDraft('Add New User', '/users')).toBeNull();
  expect(readDraft('Edit User', ADDRESS)).toBeNull();
});

test('files are left out, alone or in a list, and the draft knows of it', () => {
  const file = new File(['a'], 'a.png');
  keepDraft('Add', ADDRESS, { name: 'Sana', image: file, images: [file], noImage: null });
  const values = { name: 'Sana', noImage: null };
  expect(readDraft('Add', ADDRESS)).toEqual({ address: ADDRESS, values, hadFiles: true });
});

test('a draft goes when it is dropped, or when its address stands no longer', () => {
  keepDraft('Add', ADDRESS, { name: 'Sana' });
  keepDraft('Edit', '/users?dialog=edit:1', { name: 'Hira' });
  sessionStorage.setItem('user', '{}');
  pruneDrafts(ADDRESS);
  expect(Object.keys(sessionStorage)).toEqual(['draft Add', 'user']);
  dropDraft('Add');
  expect(readDraft('Add', ADDRESS)).toBeNull();
});

test('what is no draft is none', () => {
  sessionStorage.setItem('draft Add', '{');
  expect(readDraft('Add', ADDRESS)).toBeNull();
  pruneDrafts(ADDRESS);
  expect(sessionStorage).toHaveLength(0);
});

test('where storage is blocked or full, nothing throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  keepDraft('Add', ADDRESS, { name: 'Sana' });
  dropDraft('Add');
  pruneDrafts(ADDRESS);
  expect(readDraft('Add', ADDRESS)).toBeNull();
});
