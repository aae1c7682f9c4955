import { trimmed } from './trimmed';

test('blanks and signs of no width go from both ends', () => {
  expect(trimmed('\u200B\uFEFF \u00A0Sana Iqbal\n\u2069\u200E\u00AD\u2060 ')).toBe('Sana Iqbal');
  expect(trimmed('https://petal.example/a.mp4\u200B')).toBe('https://petal.example/a.mp4');
  expect(trimmed(' \u200D\u200B ')).toBe('');
});

test.each(['Love ❤️', 'می‌خواهم', 'a\u00ADb', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '؀۱'])('what can be seen of %j stays', (text) =>
  expect(trimmed(text)).toBe(text),
);
