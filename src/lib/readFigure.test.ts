import fc from 'fast-check';
import { readAs, readCount, readFigure } from './readFigure';

const sure = (value: number) => ({ value, isAmbiguous: false });
const doubtful = (value: number) => ({ value, isAmbiguous: true });

test.each([
  ['1600', 1600],
  ['007', 7],
  [' 12.5\u00a0', 12.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['٫۵', 0.5],
  ['5.', 5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1234.567', 1234.567],
  ['1,2345', 1.2345],
  ['1,299.50', 1299.5],
  ['1.299,50', 1299.5],
  ['1,299.500', 1299.5],
  ['1 299', 1299],
  ['1\u00a0299,5', 1299.5],
  ['1\u202f299\u202f000', 1_299_000],
  ["1'299.5", 1299.5],
  ['1’299', 1299],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1,50,000', 150_000],
  ['12,34,567.5', 1_234_567.5],
  ['۱۶۰۰', 1600],
  ['١٢٫٥', 12.5],
  ['۱۰٫۷۱۴', 10.714],
  ['۱٬۶۰۰', 1600],
  ['۱٬۲۹۹٫۵۰', 1299.5],
  ['１，２９９．５', 1299.5],
  ['\u200f۱۶۰۰\u200e', 1600],
])('%j is %d', (text, value) => {
  expect(readFigure(text)).toEqual(sure(value));
});

test('three digits after one sign are a fraction, or thousands where there can be as many', () => {
  for (const text of ['10.714', '10,714', '۱۰,۷۱۴']) expect(readFigure(text)).toEqual(doubtful(10.714));
  expect(readFigure('1,250', 10_000)).toEqual(doubtful(1250));
  expect(readFigure('10.000', 10_000)).toEqual(doubtful(10_000));
  expect(readFigure('250.125', 10_000)).toEqual(doubtful(250.125));
});

test('decimals after the sign of the thousands are a slip', () => {
  expect(readFigure('1.066.7')).toEqual(doubtful(1066.7));
  expect(readFigure('2,104,25')).toEqual(doubtful(2104.25));
});

test.each([
  ...['', ' ', '.', ',', '-5', '+5', '−5', '1e3', '0x1f', 'ten', 'Infinity', '½', '1/2', '12 g', '~5', '5%', '1–2'],
  ...['1.2.3', '1,23,4', '12 50', '1 2345', '0,123,456', '1,234.567.8', '1 2', "1'2", '1,,2', '9'.repeat(21)],
])('%j is no figure', (text) => {
  expect(readFigure(text)).toBeNull();
});

test('how it is read is said of what may mean another figure', () => {
  expect(readAs(' 10,714 ')).toBe('“10,714” is read as 10.714, not as thousands.');
  expect(readAs('1,250', 9999)).toBe('“1,250” is read as 1250.');
  expect(readAs('1,299', 0, (value) => value.toFixed(2))).toBe('“1,299” is read as 1.30, not as thousands.');
  for (const sure of ['1,299.00', '1299', '12.5', 'ten', '']) expect(readAs(sure)).toBeNull();
});

const SCRIPTS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９', '०१२३४५६७८९'];
const SIGNS = [
  [',', '.'],
  ['.', ','],
  ['\u00a0', ','],
  [' ', '.'],
  ['’', '.'],
  ['٬', '٫'],
] as const;

test('what was written in any way is read as it was meant, or is ambiguous', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  const written = fc.record({
    thousandths: cents,
    decimals: fc.constantFrom(0, 1, 2, 3),
    signs: fc.constantFrom(...SIGNS),
    isGrouped: fc.boolean(),
    script: fc.constantFrom(...SCRIPTS),
  });
  fc.assert(
    fc.property(written, ({ thousandths, decimals, signs: [group, point], isGrouped, script }) => {
      const meant = Number((thousandths / 1000).toFixed(decimals));
      const [whole = '', fraction] = meant.toFixed(decimals).split('.');
      const groups = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
      const latin = fraction ? `${groups}${point}${fraction}` : groups;
      const read = readFigure(latin.replace(/\d/g, (digit) => script[Number(digit)]!));
      expect(read).not.toBeNull();
      if (!read!.isAmbiguous) expect(read!.value).toBe(meant);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['1', 1],
  ['012', 12],
  ['۱۲', 12],
  [' 9999 ', 9999],
  ['9 999', 9999],
  ['12.0', 12],
  ['10000', null],
  ['0', null],
  ['1.5', null],
  ['1,234', null],
  ['-1', null],
  ['ten', null],
  ['', null],
])('%j counts %j', (text, count) => {
  expect(readCount(text, 9999)).toBe(count);
});
