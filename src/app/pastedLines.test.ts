import { loginSchema } from '@/features/auth/useSignIn';
import { addSchema, toRequest as toModerator, toValues } from '@/features/moderators/dialogs/moderatorForm';
import { profileSchema, toFormValues, toRequest as toProfile } from '@/features/profile/dialogs/profileForm';
import { addUserSchema, NEW_USER, toRequest as toUser } from '@/features/users/list/addUserForm';
import { plainLine } from '@/lib/plainLine';
import { type SessionUser } from '@/services/session/session';

const USER = {
  ...NEW_USER,
  firstName: 'Sana',
  lastName: 'Iqbal',
  email: 'a@petal.example',
  phoneNo: '1',
  planId: '1',
  image: new File(['x'], 'receipt.png'),
};
const MODERATOR = {
  ...toValues(),
  name: 'Sana',
  email: 'a@petal.example',
  phone: '1',
  password: 'secret1',
  confirmPassword: 'secret1',
};
const SESSION = { firstName: 'Sana', lastName: 'Iqbal', email: '', age: '', phoneNo: '', about: '' } as SessionUser;
const PROFILE = { ...toFormValues(SESSION), email: 'a@petal.example' };

test.each([
  ['\u202A+92 300 0000000\u202C', '+923000000000'],
  ['\u2066+92-300-0000000\u2069', '+923000000000'],
  ['\u200E03000000000', '03000000000'],
  ['0092 (300) 000\u20110000', '00923000000000'],
  ['۰۳۰۰۰۰۰۰۰۰۰', '03000000000'],
  ['٠٣٠٠٠٠٠٠٠٠٠', '03000000000'],
  ['+92\u00A0300\u202F0000000', '+923000000000'],
  ['\u202D+92 321 7654321\u202C', '+923217654321'],
  ['0321\u200B765\u20604321', '03217654321'],
  ['+1\uFE0D-555-123-4567', '+15551234567'],
  ['＋９２ ３２１ ７６５４３２１', '+923217654321'],
  ['+92–321—765\u22124321', '+923217654321'],
])('Add user takes the phone %j', async (phoneNo, sent) => {
  await addUserSchema.validate({ ...USER, phoneNo });
  expect(toUser({ ...USER, phoneNo }).phoneNo).toBe(sent);
});

test.each([
  ['tel:+923000000000', 'Phone number must be a number.'],
  ['3.000000000E+09', 'Phone number must be a number.'],
  ['3.21765E+09', 'Phone number must be a number.'],
  ['0321 765 ext 12', 'Phone number must be a number.'],
  ['+92 +321', 'Phone number must be a number.'],
  ['\u200F\u00A0', 'Phone number is required.'],
  ['--', 'Phone number is required.'],
])('Add user refuses the phone %j', (phoneNo, message) =>
  expect(addUserSchema.validate({ ...USER, phoneNo })).rejects.toThrow(message),
);

test('Moderators and Profile send a phone as it was typed, in plain signs', async () => {
  const phone = '\u202A+92\u00A0۳۰۰\u20110000000\u202C';
  await addSchema.validate({ ...MODERATOR, phone });
  expect(toModerator({ ...MODERATOR, phone }, 2).phone).toBe('+92 300-0000000');
  await profileSchema(SESSION).validate({ ...PROFILE, phoneNo: phone });
  expect(toProfile({ ...PROFILE, phoneNo: phone }).phoneNo).toBe('+92 300-0000000');
  await expect(addSchema.validate({ ...MODERATOR, phone: '\u200B\u00A0' })).rejects.toThrow('Phone is required');
  const stored = profileSchema({ ...SESSION, phoneNo: '1' });
  await expect(stored.validate({ ...PROFILE, phoneNo: '\u200B' })).rejects.toThrow('Phone cannot be emptied.');
});

test.each([
  ['\u202Azoe@example.com\u202C', 'zoe@example.com'],
  ['zoe@example.com\u200B', 'zoe@example.com'],
  ['\u00A0zoe@exam\u00ADple.com\u00A0', 'zoe@example.com'],
  ['zoe\u2011ann@example.com', 'zoe-ann@example.com'],
  ['zoe۱@example.com', 'zoe1@example.com'],
  ['zoe\u2060＠example．com', 'zoe@example.com'],
])('each form takes the address %j', async (email, sent) => {
  await loginSchema.validate({ email, password: 'secret1' });
  expect(plainLine(email)).toBe(sent);
  await addUserSchema.validate({ ...USER, email });
  expect(toUser({ ...USER, email }).email).toBe(sent);
  await addSchema.validate({ ...MODERATOR, email });
  expect(toModerator({ ...MODERATOR, email }, 2).email).toBe(sent);
  await profileSchema(SESSION).validate({ ...PROFILE, email });
  expect(toProfile({ ...PROFILE, email }).email).toBe(sent);
});

test.each(['zoe\u00A0ann@example.com', 'zoe ann@example.com', 'zoe'])('no form takes the address %j', async (email) => {
  await expect(loginSchema.validate({ email, password: 'secret1' })).rejects.toThrow('Email is not valid');
  await expect(addUserSchema.validate({ ...USER, email })).rejects.toThrow('Email is not valid.');
});
