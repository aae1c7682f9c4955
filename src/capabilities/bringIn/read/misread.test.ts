import { unmisread } from './misread';

test.each([
  ['jalapeÃ±o, 160 Â°C, 1Â½ l', 'jalapeño, 160 °C, 1½ l'],
  ['CRÃˆME BRÃ›LÃ‰E, PATÃ‰', 'CRÈME BRÛLÉE, PATÉ'],
  ['zupa z miÅ‚oÅ›ciÄ…', 'zupa z miłością'],
  ['Ø¯Ø§Ù„', 'دال'],
  ['Dadiâ€™s ðŸ¥— bowl', 'Dadi’s 🥗 bowl'],
])('%s is %s', (misread, mended) => {
  expect(unmisread(misread)).toBe(mended);
});

test.each([
  'NESTLÉ® CAFÉ™ “PURÉE”, «CAFÉ»',
  'com “MAÇÔ e MANHÃ”',
  'à la carte, Ã la carte, crème – “café”…',
  'دال ماش – 200 °C',
])('%s is right as it stands', (text) => {
  expect(unmisread(text)).toBe(text);
});
