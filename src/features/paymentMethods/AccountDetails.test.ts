import { groupedAccount, plainAccount } from './AccountDetails';

test.each([
  ['PK00EXMP0000123456780001', 'PK00 EXMP 0000 1234 5678 0001', 'PK00EXMP0000123456780001'],
  [' PK00 EXMP 0000 1234 5678 0001 ', 'PK00 EXMP 0000 1234 5678 0001', 'PK00EXMP0000123456780001'],
  ['03000000001', '0300 0000 001', '03000000001'],
  ['000 000 0101', '0000 0001 01', '0000000101'],
  ['00000102', '00000102', '00000102'],
  ['payments@petal.example', 'payments@petal.example', 'payments@petal.example'],
  ['acct_example_0001', 'acct_example_0001', 'acct_example_0001'],
  ['0000-1234 5678', '0000-1234 5678', '0000-1234 5678'],
  [' Room 2 ', 'Room 2', 'Room 2'],
  ['', '', ''],
])('%j reads as %j and is copied as %j', (stored, grouped, plain) => {
  expect(groupedAccount(stored)).toBe(grouped);
  expect(plainAccount(stored)).toBe(plain);
});
