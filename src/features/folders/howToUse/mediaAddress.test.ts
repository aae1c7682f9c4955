import { isAddress } from './mediaAddress';

test.each([
  [' HTTP://films.example/a.mp4', true],
  ['uploads/https://a.mp4', false],
  ['javascript:alert(1)', false],
])('%j is an address: %s', (media, expected) => {
  expect(isAddress(media)).toBe(expected);
});
