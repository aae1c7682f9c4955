import { initialsOf, toneOf } from './Initials';

test.each([
  ['Sana Iqbal', 'SI'],
  ['sana', 'S'],
  ['  Amina bint Noor  Rahman ', 'AR'],
  ['', ''],
  ['𝒜da Lovelace', '𝒜L'],
])('%p gives %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name always has the same tone, and all tones are used', () => {
  expect(toneOf('Sana Iqbal')).toBe(toneOf('Sana Iqbal'));
  const names = ['Sana', 'Maryam', 'Layla', 'Ayesha', 'Noor', 'Emily', 'Hania', 'Zara', 'Fatima', 'Rabia'];
  expect(new Set(names.map(toneOf)).size).toBeGreaterThan(2);
});
