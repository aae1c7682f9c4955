import { NEW_NOTIFICATION, notificationSchema, toRequest, toValues, type NotificationValues } from './notificationForm';

const FOLDERS = [
  { id: 4, name: 'Quiet', userIds: [1, 2] },
  { id: 'x-5', name: 'Nobody', userIds: [] },
];
const VALUES: NotificationValues = { title: ' Tea ', content: ' At five. \n', folder: '4' };

test('the title is trimmed, the content is sent as typed, to the current users of the folder', () => {
  const expected = { id: undefined, title: 'Tea', content: ' At five. \n', folderId: 4, userIds: [1, 2] };
  expect(toRequest(VALUES, FOLDERS)).toEqual(expected);
  expect(toRequest(VALUES, FOLDERS, 9)).toEqual({ ...expected, id: 9 });
  expect(toRequest({ ...VALUES, folder: 'x-5' }, FOLDERS)).toMatchObject({ folderId: 'x-5', userIds: [] });
  expect(toRequest(VALUES, [{ id: 4, name: 'Quiet', userIds: null }])).toMatchObject({
    folderId: 4,
    userIds: undefined,
  });
});

test.each([
  ['nothing', NEW_NOTIFICATION],
  ['a blank title', { ...VALUES, title: '  ' }],
  ['blank content', { ...VALUES, content: ' \n ' }],
  ['no folder', { ...VALUES, folder: '' }],
  ['a folder that is gone', { ...VALUES, folder: '9' }],
])('%s is refused', (_name, values) => {
  expect(notificationSchema(FOLDERS).isValidSync(values)).toBe(false);
  expect(notificationSchema(FOLDERS).isValidSync(VALUES)).toBe(true);
});

test('a stored notification starts with its folder, or with none', () => {
  const stored = {
    id: 1,
    title: 'Tea',
    content: 'At five.',
    status: '',
    createdAt: '',
    sentCount: 0,
    folderId: 4,
    folderName: 'Quiet',
    isFolderGone: false,
    recipientCount: 2,
  };
  expect(toValues(stored)).toEqual({ title: 'Tea', content: 'At five.', folder: '4' });
  expect(toValues({ ...stored, folderId: null }).folder).toBe('');
});
