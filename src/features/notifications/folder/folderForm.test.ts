import { toRequest, toValues } from './folderForm';

test('the name is trimmed and the users go as a list', () => {
  const values = { name: ' Quiet ', users: new Set([3, 'x-1']) };
  expect(toRequest(values)).toEqual({ id: undefined, name: 'Quiet', users: [3, 'x-1'] });
  expect(toRequest(values, 4)).toEqual({ id: 4, name: 'Quiet', users: [3, 'x-1'] });
});

test('without a name or a user there is no request', () => {
  expect(toRequest({ name: '  ', users: new Set([3]) })).toBeNull();
  expect(toRequest({ name: 'Quiet', users: new Set() })).toBeNull();
});

test('a stored folder starts with its users', () => {
  expect(toValues({ id: 4, name: 'Quiet', userIds: [3, 1] })).toEqual({ name: 'Quiet', users: new Set([1, 3]) });
});
