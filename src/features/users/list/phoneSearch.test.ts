import { toUser } from '@/services/users';
import { usersIndex } from './usersIndex';

const person = (phoneNo: string) => toUser({ id: 1, isActive: 'Y', phoneNo }, new Set())!;
const isFound = (phone: string, ...typed: string[]) => {
  const index = usersIndex([person(phone)]);
  return typed.map((search) => index.find({ tab: 'all', search, sort: null }).positions.length === 1).at(-1);
};

const STORED = [
  '+923217654321',
  '+92 321-7654321',
  '+92 (0) 321 7654321',
  '00923217654321',
  '0321 7654321',
  '(0321) 765.4321',
  '3217654321',
  '923217654321',
  '۰۳۲۱ ۷۶۵۴۳۲۱',
  '\u202A+92\u00A0321\u20117654321\u202C',
];
const SEARCHED = [...STORED, '+92 321', '0092 321', '0321', '321 765', '765-4321', '٤٣٢١'];

test.each(STORED)('%j is found however its number is typed', (phone) => {
  expect(SEARCHED.filter((search) => !isFound(phone, search))).toEqual([]);
});

test.each([
  ['+92 300 7654321', '0321'],
  ['+92 300 0321321', '0321 3'],
  ['+92 300 0321321', '+92321'],
  ['0300 1234567', '+44 300'],
  ['', '0'],
])('%j is not found by %j', (phone, search) => expect(isFound(phone, search)).toBe(false));

test('a number of another country is found as it is written', () => {
  expect(isFound('+44 20 7946 0000', '0044 20 7946')).toBe(true);
  expect(isFound('+44 20 7946 0000', '794-600')).toBe(true);
});

test.each(['0321 7654321', '+92 321 7654321', '00923217654321', '3217654321'])(
  'each key of %s finds what it finds alone',
  (typed) => {
    for (const phone of STORED)
      for (let length = 1; length <= typed.length; length += 1) {
        const keys = Array.from({ length }, (_, at) => typed.slice(0, at + 1));
        expect([phone, keys.at(-1), isFound(phone, ...keys)]).toEqual([
          phone,
          keys.at(-1),
          isFound(phone, keys.at(-1)!),
        ]);
      }
  },
);
