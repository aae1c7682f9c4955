import { linesOf, stepsOf } from './lines';

test('lines that say nothing are left out', () => {
  expect(linesOf(' 1 onion\r\n\n 2 carrots \r')).toEqual(['1 onion', '2 carrots']);
});

test.each([
  ['1. Rinse.\n2. Simmer.', ['Rinse.', 'Simmer.']],
  ['1) Rinse.\n2) Simmer.', ['Rinse.', 'Simmer.']],
  ['Step 1: Rinse.\nstep 2: Simmer.', ['Rinse.', 'Simmer.']],
  ['Rinse.\n2. Simmer.', ['Rinse.', '2. Simmer.']],
  ['2. Rinse.\n3. Simmer.', ['2. Rinse.', '3. Simmer.']],
  ['1.5 litres of water come to the boil.', ['1.5 litres of water come to the boil.']],
  ['1. ', ['1.']],
])('%j is the steps %j', (text, steps) => {
  expect(stepsOf(text)).toEqual(steps);
});
