import { latinDigits } from './digits';

test.each([
  ['۱۶۰۰', '1600'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['߀߁߂߃߄߅߆߇߈߉', '0123456789'],
  ['১২،৫ 7 ๗', '12،5 7 7'],
  ['٣٫٥ ۱٬۶۰۰ １．５ １，５００', '3.5 1,600 1.5 1,500'],
  ['½ ² ① 五 plain, text.', '½ ² ① 五 plain, text.'],
])('%s reads %s', (written, latin) => {
  expect(latinDigits(written)).toBe(latin);
});

test('every digit of the basic plane is known, and each character stays in its place', () => {
  const digits = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    /\p{Nd}/u.test(sign),
  );
  expect(digits.length % 10).toBe(0);
  expect(latinDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
  expect(latinDigits('🥗 𝟏 ۱')).toBe('🥗 𝟏 1');
});
