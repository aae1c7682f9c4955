import { DRAFT_LIFETIME_MS, draftTitles, dropDraft, keepDraft as keepTyped, moveDrafts, readDraft } from './drafts';

const ADDRESS = '/users?dialog=add';
const typedAt = Date.now();
const keepDraft = (title: string, values: Record<string, unknown>) => keepTyped(title, values, typedAt);

beforeEach(() => moveDrafts(ADDRESS));
afterEach(() => sessionStorage.clear());

test('a draft is read back at its address, under its title', () => {
  const values = { name: 'Sana', tags: ['a'], chosen: new Set([1, 'x']), isActive: true };
  keepDraft('Add New User', values);
  expect(readDraft('Add New User')).toEqual({ address: ADDRESS, values, hadFiles: false, typedAt });
  expect(readDraft('Edit User')).toBeNull();
});

test('files are left out, alone or in a list, and the draft knows of it', () => {
  const file = new File(['a'], 'a.png');
  keepDraft('Add', { name: 'Sana', image: file, images: [file], noImage: null });
  const values = { name: 'Sana', noImage: null };
  expect(readDraft('Add')).toEqual({ address: ADDRESS, values, hadFiles: true, typedAt });
});

test('of a file beside other parts of a value those are kept', () => {
  const media = { url: 'https://petal.example/a.mp4', file: new File(['a'], 'a.png') };
  keepDraft('Add', { media });
  expect(readDraft('Add')).toMatchObject({ values: { media: { ...media, file: null } }, hadFiles: true });
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

test('after half a day a draft is none, is not listed, and goes with the next address or reload', () => {
  keepDraft('Add', { name: 'Sana' });
  expect(draftTitles()).toEqual(['Add']);
  const now = jest.spyOn(Date, 'now').mockReturnValue(typedAt + DRAFT_LIFETIME_MS);
  expect(readDraft('Add')).toBeNull();
  expect(draftTitles()).toEqual([]);
  moveDrafts(ADDRESS);
  expect(sessionStorage).toHaveLength(0);
  keepDraft('Add', { name: 'Sana' }); // as the page is left, long after the last letter
  expect(sessionStorage).toHaveLength(0);
  now.mockReturnValue(typedAt + DRAFT_LIFETIME_MS - 1);
  keepDraft('Add', { name: 'Sana' });
  expect(readDraft('Add')).not.toBeNull();
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
