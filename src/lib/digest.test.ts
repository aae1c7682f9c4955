import { digest } from './digest';

test('the same text has the same digest, and similar texts have others', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', '1', '11', 'Amina', 'amina', '🥗'];
  expect(texts.map(digest)).toEqual(texts.map(digest));
  expect(new Set(texts.map(digest)).size).toBe(texts.length);
});

test('tells nothing of the text, whose length it hides', () => {
  expect(digest('token')).toMatch(/^[\da-z]+$/);
  expect(digest('token '.repeat(1000)).length).toBeLessThanOrEqual(14);
});
