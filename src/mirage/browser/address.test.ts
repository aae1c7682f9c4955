import { keepInAddress, showInAddress } from './address';

const CHOICE = '#scenario=empty&latency=0';

const address = () => window.location.href.slice(window.location.origin.length);
const visit = (next: string, state: unknown = null) => window.history.pushState(state, '', next);

test('nothing is put into the address before something was chosen', () => {
  visit('/users?page=2');
  keepInAddress();
  expect(address()).toBe('/users?page=2');
});

test('the choice goes behind the screen’s own query, and out of it', () => {
  visit('/users?page=2&scenario=empty&latency=0&fail=users/list:500', { key: 'k' });
  showInAddress(CHOICE);
  expect(address()).toBe(`/users?page=2${CHOICE}`);
  expect(window.history.state).toEqual({ key: 'k' });
});

test('navigation does not lose it', () => {
  showInAddress(CHOICE);
  visit('/plans?search=a%20b');
  keepInAddress();
  expect(address()).toBe(`/plans?search=a%20b${CHOICE}`);
});

test('an earlier choice in the history gives way to the present one', () => {
  showInAddress(CHOICE);
  visit('/plans#scenario=awkward&latency=0');
  keepInAddress();
  expect(address()).toBe(`/plans${CHOICE}`);
});

test('a place within the page stays', () => {
  showInAddress(CHOICE);
  visit('/plans#content');
  keepInAddress();
  expect(address()).toBe('/plans#content');
});
