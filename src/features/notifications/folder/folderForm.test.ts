import { folderSchema, toRequest, toValues } from './folderForm';

test('the name is trimmed and the users go as a list', () => {
  const values = { name: ' Quiet ', users: new Set([3, 'x-1']) };
  expect(toRequest(values)).toEqual({ id: undefined, name: 'Quiet', users: [3, 'x-1'] });
  expect(toRequest(values, 4)).toEqual({ id: 4, name: 'Quiet', users: [3, 'x-1'] });
});

test('a name and a user are required', () => {
  expect(folderSchema.isValidSync({ name: 'Quiet', users: new Set([3]) })).toBe(true);
  expect(folderSchema.isValidSync({ name: '  ', users: new Set([3]) })).toBe(false);
  expect(folderSchema.isValidSync({ name: 'Quiet', users: new Set() })).toBe(false);
});

test('a stored folder starts with its users', () => {
  expect(toValues({ id: 4, name: 'Quiet', userIds: [3, 1] })).toEqual({ name: 'Quiet', users: new Set([1, 3]) });
});
