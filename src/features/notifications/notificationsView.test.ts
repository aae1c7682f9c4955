import { type Notification } from '@/services/notificationTypes';
import { searchRows, shareOf, sortRows, statusOf, wasSent } from './notificationsView';

const notification = (changes: Partial<Notification>): Notification => ({
  id: 1,
  title: '',
  content: '',
  status: '',
  createdAt: '',
  sentCount: 0,
  folderId: null,
  folderName: '',
  recipientCount: null,
  ...changes,
});

test.each([
  ['Sent', 'Sent', 'attention', true],
  [' sent ', 'Sent', 'attention', true],
  ['Inprogress', 'Inprogress', 'danger', true],
  ['INPROGRESS', 'Inprogress', 'danger', true],
  ['completed', 'Completed', 'active', true],
  ['Pending', 'Pending', 'inactive', false],
  ['Paused by the provider', 'Paused by the provider', 'inactive', false],
  ['  ', 'N/A', 'inactive', false],
])('the status %j is shown as %s in %s', (status, label, tone, isSent) => {
  expect(statusOf(status)).toEqual({ label, tone });
  expect(wasSent(notification({ status }))).toBe(isSent);
});

test.each([
  [3, 4, 0.75],
  [0, 4, 0],
  [5, 2, 2.5],
  [5, 0, null],
  [5, null, null],
])('%s sent of %s', (sentCount, recipientCount, share) => {
  expect(shareOf(notification({ sentCount, recipientCount }))).toBe(share);
});

const ROWS = [{ name: 'b' }, { name: 'A' }, { name: 'c' }, { name: 'B' }];
const textOf = ({ name }: { name: string }) => name;
const names = (rows: readonly { name: string }[]) => rows.map(textOf).join('');

test('a search ignores capitals and space around it; a blank one returns the same list', () => {
  expect(names(searchRows(ROWS, textOf, ' B '))).toBe('bB');
  expect(searchRows(ROWS, textOf, '  ')).toBe(ROWS);
});

test('texts and numbers sort up and down; an unknown column returns the same list', () => {
  const values = { name: textOf, length: ({ name }: { name: string }) => name.charCodeAt(0) };
  expect(names(sortRows(ROWS, values, { key: 'name', direction: 'asc' }))).toBe('AbBc');
  expect(names(sortRows(ROWS, values, { key: 'name', direction: 'desc' }))).toBe('cBbA');
  expect(names(sortRows(ROWS, values, { key: 'length', direction: 'asc' }))).toBe('ABbc');
  expect(sortRows(ROWS, values, { key: 'date', direction: 'asc' })).toBe(ROWS);
  expect(sortRows(ROWS, values, null)).toBe(ROWS);
});
