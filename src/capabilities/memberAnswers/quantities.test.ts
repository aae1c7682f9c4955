import {
  readAge,
  readCentimetres,
  readHeight,
  readInches,
  readKilograms,
  readMeasurement,
  readWeight,
  readYears,
} from './quantities';

const NONE = [
  ...['', '  ', '-', '–', '— —', '...', 'none', ' Nil ', 'N/A', 'n/a', 'NA', 'unknown'],
  ...['Not sure', 'not known', 'not given', 'not measured', 'don’t know', "don't know", 'dont know'],
];

test.each(NONE)('%j is no answer', (text) => {
  for (const read of [readWeight, readHeight, readAge, readMeasurement]) expect(read(text)).toBeNull();
});

test.each([
  ['72', 72],
  ['72 kg', 72],
  ['72.5kgs', 72.5],
  ['72,5 kg', 72.5],
  ['72.', 72],
  ['72 kilograms', 72],
  ['72 kilogram', 72],
  ['72 kilo', 72],
  ['about 72 kilos.', 72],
  ['around 72', 72],
  ['approx 72', 72],
  ['approx. 72', 72],
  ['approximately 72', 72],
  ['ca 72', 72],
  ['Ca. 72 KG .', 72],
  ['~72k', 72],
  ['160 lbs', 72.57],
  ['160lb', 72.57],
  ['160 pound', 72.57],
  ['160 pounds', 72.57],
  ['11 st', 69.85],
  ['11st4', 71.67],
  ['11 st 4', 71.67],
  ['11 st 4 lbs', 71.67],
  ['11 stones and 4 pounds', 71.67],
  ['11 stone and 4 lb', 71.67],
  ['11 st 4,5 pound', 71.89],
])('the weight %j is %d kg', (text, kilograms) => {
  expect(readWeight(text)).toBeCloseTo(kilograms, 2);
});

test.each([
  ...['around seventy I think', '72 or 74', '72 kg now, 80 kg before', '7', '900', '72 stones'],
  ...['I weigh 72 kg', '72 kg ..', '72 g', 'about', 'none of 72'],
])('the weight %j cannot be read', (text) => {
  expect(readWeight(text)).toBe('unreadable');
});

test.each([
  ['163', 163],
  ['163 cm', 163],
  ['163cms', 163],
  ['163 centimetre', 163],
  ['163 centimeters', 163],
  ['163.5 centimetres', 163.5],
  ['1.63', 163],
  ['1.63 m', 163],
  ['1.63 metre', 163],
  ['1.63 metres', 163],
  ['1.63 meter', 163],
  ['1,63 meters', 163],
  ["5'4", 162.56],
  ['5’ 4”', 162.56],
  ['5 ft 4 in', 162.56],
  ["5' 4''", 162.56],
  ['5′4″', 162.56],
  ['5ft. 4 in.', 162.56],
  ['5 foot 4 inches', 162.56],
  ['5 feet 4,5 inch', 163.83],
  ['5 feet', 152.4],
  ['64 in', 162.56],
  ['64in.', 162.56],
  ['64 inch', 162.56],
  ['64 inches', 162.56],
  ['64"', 162.56],
])('the height %j is %d cm', (text, centimetres) => {
  expect(readHeight(text)).toBeCloseTo(centimetres, 2);
});

test.each(['5.4', 'tall', '163 cm in shoes', '16', '900 cm', "15'4", '2.5'])('the height %j cannot be read', (text) => {
  expect(readHeight(text)).toBe('unreadable');
});

test.each([
  ['29', 29],
  ['29 years', 29],
  ['29yrs old', 29],
  ['29 y', 29],
  ['29 yr', 29],
  ['29 year old', 29],
  ['29 old', 29],
  ['29.5 years', 29.5],
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
  ['34.5″', 34.5],
  ['34.5 in', 34.5],
  ['34.5 in.', 34.5],
  ['34.5 inch', 34.5],
  ['88 cm', 34.65],
  ['88cms', 34.65],
  ['88 centimetre', 34.65],
  ['88 centimetres', 34.65],
  ['88 centimeters', 34.65],
])('the size %j is %d inches', (text, inches) => {
  expect(readMeasurement(text)).toBeCloseTo(inches, 2);
});

test.each(['0', 'tight', '34 1/2', '34-35', '900'])('the size %j cannot be read', (text) => {
  expect(readMeasurement(text)).toBe('unreadable');
});

test.each([
  [readWeight, 25, 300],
  [readHeight, 100, 230],
  [readAge, 10, 110],
  [readMeasurement, 1, 120],
])('%p reads what a person can have, from %d to %d', (read, least, most) => {
  for (const value of [least, most]) expect(read(String(value))).toBe(value);
  for (const value of [least - 0.1, most + 0.1]) expect(read(value.toFixed(1))).toBe('unreadable');
});

test('a quantity that is not of a person has no limits', () => {
  expect([readKilograms('0'), readKilograms('2 kg'), readKilograms('1 st')]).toEqual([0, 2, 6.35029318]);
  expect([readCentimetres('2.4'), readCentimetres('2.5'), readCentimetres('900')]).toEqual([240, 2.5, 900]);
  expect([readInches('0.5'), readInches('2.54 cm'), readInches('900')]).toEqual([0.5, 1, 900]);
  expect([readYears('1'), readYears('200 years')]).toEqual([1, 200]);
  for (const read of [readKilograms, readCentimetres, readInches, readYears])
    expect([read('none'), read('many')]).toEqual([null, 'unreadable']);
});
