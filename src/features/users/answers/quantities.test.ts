import { readAge, readHeight, readMeasurement, readWeight } from './quantities';

const NONE = ['', '  ', '-', '–', 'none', 'N/A', 'n/a', 'Not sure', 'don’t know', "don't know", 'unknown'];

test.each(NONE)('%j is no answer', (text) => {
  for (const read of [readWeight, readHeight, readAge, readMeasurement]) expect(read(text)).toBeNull();
});

test.each([
  ['72', 72],
  ['72 kg', 72],
  ['72.5kgs', 72.5],
  ['72,5 kg', 72.5],
  ['about 72 kilos.', 72],
  ['~72k', 72],
  ['160 lbs', 72.57],
  ['160 pounds', 72.57],
  ['11 st', 69.85],
  ['11 st 4', 71.67],
  ['11 stone and 4 lb', 71.67],
])('the weight %j is %d kg', (text, kilograms) => {
  expect(readWeight(text)).toBeCloseTo(kilograms, 2);
});

test.each(['around seventy I think', '72 or 74', '72 kg now, 80 kg before', '7', '900', '72 stones'])(
  'the weight %j cannot be read',
  (text) => {
    expect(readWeight(text)).toBe('unreadable');
  },
);

test.each([
  ['163', 163],
  ['163 cm', 163],
  ['163.5 centimetres', 163.5],
  ['1.63', 163],
  ['1.63 m', 163],
  ['1,63 meters', 163],
  ["5'4", 162.56],
  ['5’ 4”', 162.56],
  ['5 ft 4 in', 162.56],
  ['5 feet', 152.4],
  ['64 in', 162.56],
])('the height %j is %d cm', (text, centimetres) => {
  expect(readHeight(text)).toBeCloseTo(centimetres, 2);
});

test.each(['5.4', 'tall', '163 cm in shoes', '16', '900 cm'])('the height %j cannot be read', (text) => {
  expect(readHeight(text)).toBe('unreadable');
});

test.each([
  ['29', 29],
  ['29 years', 29],
  ['29yrs old', 29],
])('the age %j is %d years', (text, years) => {
  expect(readAge(text)).toBe(years);
});

test.each(['twenty-nine', '1996', '5', '29, soon 30'])('the age %j cannot be read', (text) => {
  expect(readAge(text)).toBe('unreadable');
});

test.each([
  ['34.5', 34.5],
  ['34,5 inches', 34.5],
  ['34.5"', 34.5],
  ['88 cm', 34.65],
])('the size %j is %d inches', (text, inches) => {
  expect(readMeasurement(text)).toBeCloseTo(inches, 2);
});

test.each(['0', 'tight', '34 1/2', '34-35', '900'])('the size %j cannot be read', (text) => {
  expect(readMeasurement(text)).toBe('unreadable');
});
