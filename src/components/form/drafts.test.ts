import { dropDraft, keepDraft, moveDrafts, readDraft } from './drafts';

const ADDRESS = '/users?dialog=add';

beforeEach(() => moveDrafts(ADDRESS));
afterEach(() => sessionStorage.clear());

test('a draft is read back at its address, under its title', () => {
  const values = { name: 'Sana', tags: ['a'], chosen: new Set([1, 'x']), isActive: true };
  keepDraft('Add New User', values);
  expect(readDraft('Add New User')).toEqual({ address: ADDRESS, values, hadFiles: false });
  expect(readDraft('Edit User')).toBeNull();
});

test('files are left out, alone or in a list, and the draft knows of it', () => {
  const file = new File(['a'], 'a.png');
  keepDraft('Add', { name: 'Sana', image: file, images: [file], noImage: null });
  const values = { name: 'Sana', noImage: null };
  expect(readDraft('Add')).toEqual({ address: ADDRESS, values, hadFiles: true });
});

test('a draft goes when it is dropped, or when its address stands no longer', () => {
  keepDraft('Add', { name: 'Sana' });
  sessionStorage.setItem('user', '{}');
  dropDraft('Add');
  expect(Object.keys(sessionStorage)).toEqual(['user']);
  keepDraft('Add', { name: 'Sana' });
  moveDrafts('/users?dialog=edit:1');
  expect(Object.keys(sessionStorage)).toEqual(['user']);
  expect(readDraft('Add')).toBeNull();
});

test('of a dialog that is not in the address nothing is kept', () => {
  moveDrafts('/users');
  keepDraft('Add', { name: 'Sana' });
  expect(sessionStorage).toHaveLength(0);
});

test('what is no draft is none', () => {
  sessionStorage.setItem('draft Add', '{');
  expect(readDraft('Add')).toBeNull();
  moveDrafts(ADDRESS);
  expect(sessionStorage).toHaveLength(0);
});

test('where storage is blocked or full, nothing throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  keepDraft('Add', { name: 'Sana' });
  dropDraft('Add');
  moveDrafts(ADDRESS);
  expect(readDraft('Add')).toBeNull();
});
