import { takeTurn } from './FirstFrame';

test('two are loaded at a time; the next begins when one ends, and one that is gone never begins', () => {
  const begun: string[] = [];
  const [first, second, third, fourth, fifth] = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    takeTurn(() => begun.push(name)),
  );
  expect(begun).toEqual(['a', 'b']);
  third!();
  first!();
  expect(begun).toEqual(['a', 'b', 'd']);
  first!(); // a second end, as that of an unmounted film, gives no turn away
  expect(begun).toEqual(['a', 'b', 'd']);
  second!();
  fourth!();
  fifth!();
  expect(begun).toEqual(['a', 'b', 'd', 'e']);
});
