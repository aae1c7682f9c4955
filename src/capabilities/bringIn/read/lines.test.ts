import { joinedLines } from './lines';
import { linesOf } from './fold';

const LISTS: [what: string, given: string, expected: string][] = [
  [
    'a range at the beginning is an amount',
    '1 - 2 tbsp oil\n2 - 3 cloves garlic',
    '1 - 2 tbsp oil\n2 - 3 cloves garlic',
  ],
  ['so it is without a blank before the dash', '1- 2 cups rice\nsalt', '1- 2 cups rice\nsalt'],
  ['so it is in Urdu', '۱ – ۲ چمچ تیل\n۲ – ۳ پیاز', '۱ – ۲ چمچ تیل\n۲ – ۳ پیاز'],
  ['so it is with fractions', '1 – 1½ cups milk\n2 - 2.5 dl cream', '1 – 1½ cups milk\n2 - 2.5 dl cream'],
  ['a number before a dash that counts goes', '1 - Rinse.\n2 - Simmer.', 'Rinse.\nSimmer.'],
  ['so it does where a range follows', '1 - Soak.\n2 - 3 minutes later, drain.', 'Soak.\n3 minutes later, drain.'],
  ['so it does where an amount follows', '1- 2 cups rice\n2- 1 onion\n3- salt', '2 cups rice\n1 onion\nsalt'],
  ['numbers in boxes', '1️⃣ Rinse.\n2️⃣ Simmer.\n3️⃣ Serve.', 'Rinse.\nSimmer.\nServe.'],
  ['bullets of a word processor', '•\t1 leek\no\t1 carrot\n§\tsalt\n\uF0B7\tpepper', '1 leek\n1 carrot\nsalt\npepper'],
  ['more bullets', '➢ 1 leek\n■ 1 carrot\n∙ salt\n◦ pepper', '1 leek\n1 carrot\nsalt\npepper'],
  ['one sign before each line', '🔸1 leek\n🔸 1 carrot\n🔸salt', '1 leek\n1 carrot\nsalt'],
  ['other signs before each line', '🥚 2 eggs\n🧂salt', '2 eggs\nsalt'],
  ['boxes to tick in Markdown', '- [ ] 1 leek\n* [x] salt', '1 leek\nsalt'],
  ['numbers in boxes that do not count', '1️⃣ Blend.\n🔟Chill.\n③ Roll.', 'Blend.\nChill.\nRoll.'],
  ['letters', 'a) 1 cup dal\nb) salt', '1 cup dal\nsalt'],
  ['Roman numbers among letters', 'a. Soak.\nB. Grind.\n(ii) Serve.', 'Soak.\nGrind.\nServe.'],
  ['a letter before one line stays', 'a) 1 cup dal\nsalt', 'a) 1 cup dal\nsalt'],
  ['a sign before one line stays', '🌶 2 chillies\n1 leek', '🌶 2 chillies\n1 leek'],
  ['a letter with a blank is no bullet', 'o 1 carrot', 'o 1 carrot'],
];

test.each(LISTS)('%s', (_what, given, expected) => {
  expect(joinedLines(linesOf(given))).toBe(expected);
});

test('lines that were broken without a paragraph are lines', () => {
  expect(linesOf('Curry\u000BServes 4\u0085Soup')).toEqual(['Curry', 'Serves 4', 'Soup']);
});
