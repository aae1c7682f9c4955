import { failureMessage, GENERAL_FAILURE } from './errors';

test('a failure without a message shows the general one', () => {
  expect(failureMessage({ kind: 'refused', status: 500, message: '' })).toBe(GENERAL_FAILURE);
  expect(failureMessage({ kind: 'unreachable' })).toBe(GENERAL_FAILURE);
  expect(failureMessage({ kind: 'refused', status: 422, message: 'Taken' })).toBe('Taken');
});
