import { keepInAddress, showInAddress } from './address';

const CHOICE = '#scenario=empty&latency=0';

const address = () => window.location.href.slice(window.location.origin.length);
const visit = (next: string, state: unknown = null) => window.history.pushState(state, '', next);

test('without a choice the address stays as it is', () => {
  visit('/users?page=2');
  keepInAddress();
  expect(address()).toBe('/users?page=2');
});

test('the choice moves from the query to the hash', () => {
  visit('/users?page=2&scenario=empty&latency=0&fail=users/list:500', { key: 'k' });
  showInAddress(CHOICE);
  expect(address()).toBe(`/users?page=2${CHOICE}`);
  expect(window.history.state).toEqual({ key: 'k' });
});

test('the choice survives navigation', () => {
  showInAddress(CHOICE);
  visit('/plans?search=a%20b');
  keepInAddress();
  expect(address()).toBe(`/plans?search=a%20b${CHOICE}`);
});

test('the present choice replaces an earlier one in the history', () => {
  showInAddress(CHOICE);
  visit('/plans#scenario=awkward&latency=0');
  keepInAddress();
  expect(address()).toBe(`/plans${CHOICE}`);
});

test('another hash stays', () => {
  showInAddress(CHOICE);
  visit('/plans#content');
  keepInAddress();
  expect(address()).toBe('/plans#content');
});
