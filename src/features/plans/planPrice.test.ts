import { formatPercent, formatPrice, offerOf, toCents } from './planPrice';

test.each([
  ['0', 0],
  ['49', 4900],
  [' 0.1 ', 10],
  ['.5', 50],
  ['.55', 55],
  ['5.', 500],
  ['1.005', 101],
  ['19.99', 1999],
  ['1.1', 110],
  ['1,5', 150],
  ['1,299.50', 129_950],
  ['1 299', 129_900],
  ['۱۲٫۵', 1250],
  ['10.714', 1071],
  ['.0000001', 0],
])('%j is %d cents', (text, cents) => {
  expect(toCents(text)).toBe(cents);
});

test.each(['', '  ', '.', '-5', '+5', '1e3', '0x1f', '1.2.3', 'ten', 'Infinity'])('%j is no amount', (text) => {
  expect(toCents(text)).toBeNull();
});

test.each([
  ['49', '10', { price: 39, discount: 20.41 }],
  ['0.3', '0.1', { price: 0.2, discount: 33.33 }],
  ['0.30', '0.20', { price: 0.1, discount: 66.67 }],
  ['19.99', '0.01', { price: 19.98, discount: 0.05 }],
  ['1.1', '1.0', { price: 0.1, discount: 90.91 }],
  ['100', '0', { price: 100, discount: 0 }],
  ['100', '100', { price: 0, discount: 100 }],
])('%s less %s', (actual, discount, offer) => {
  expect(offerOf(actual, discount)).toEqual(offer);
});

test.each([
  ['0', '0'],
  ['', '5'],
  ['49', ''],
  ['49', '49.01'],
  ['49', '-1'],
  ['forty', '1'],
])('%j less %j is no offer', (actual, discount) => {
  expect(offerOf(actual, discount)).toBeNull();
});

test('prices and percents have two decimals', () => {
  expect(formatPrice(1250)).toBe('1,250.00');
  expect(formatPrice(0.1 + 0.2)).toBe('0.30');
  expect(formatPercent(20.4)).toBe('20.40%');
});
