import { catchDownloads } from '@test/exports';
import { download, fileName } from './download';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a file is named after the viewer’s day', () => {
  // Half past one in the night where the tests' viewer is, in Kolkata.
  jest.setSystemTime(new Date('2025-11-18T20:00:00Z'));
  expect(fileName('users', 'csv')).toBe('users-2025-11-19.csv');
});

test('the address of a file is given back once its download began', () => {
  const revoked = jest.spyOn(URL, 'revokeObjectURL');
  const files = catchDownloads();
  const file = new Blob(['text']);
  download(file, 'list.csv');
  expect(files).toEqual([{ name: 'list.csv', file }]);
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledTimes(1);
});
