import { findingsOf, reasonsOf } from '@test/checks';
import { folderSteps } from './notificationsChecks';

const folder = (id: number, name: string, users: number) => ({
  id,
  name,
  userIds: Array.from({ length: users }, (_, user) => user),
});

test('nothing is found in folders with members and names of their own', () => {
  expect(findingsOf(folderSteps([folder(1, 'Everyone', 3), folder(2, 'Trial week', 3)]))).toEqual([]);
});

test('a folder of which nobody knows who is in it is not called empty', () => {
  expect(findingsOf(folderSteps([{ ...folder(1, 'Everyone', 0), userIds: null }]))).toEqual([]);
});

test('an empty folder, and one whose name another has', () => {
  const found = findingsOf(folderSteps([folder(1, 'Everyone', 3), folder(2, 'every one', 1), folder(3, 'Ramadan', 0)]));
  expect(reasonsOf(found)).toEqual(['double: folder 2', 'empty: folder 3']);
  expect(found.map(({ act }) => [act.name, act.query.dialog])).toEqual([
    ['Edit name of every one', 'editFolder.name:2'],
    ['Add users to Ramadan', 'editFolder:3'],
  ]);
});
