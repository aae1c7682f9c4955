import { type Schema, type ValidationError } from 'yup';
import { type Moderator } from '@/services/moderators';
import {
  addSchema,
  editSchema,
  offeredRoles,
  roleOf,
  roleOptions,
  toRequest,
  toValues,
  type ModeratorValues,
} from './moderatorForm';

const ZARA: ModeratorValues = {
  name: 'Zara Noor',
  email: 'zara@petal.app',
  phone: '12',
  role: '',
  modules: [],
  password: 'secret',
  confirmPassword: 'secret',
};

const MODERATOR: Moderator = {
  id: 6,
  firstName: 'Zara',
  lastName: 'Noor',
  email: 'zara@petal.app',
  phone: '12',
  role: 'Subadmin',
  roleId: 2,
  modules: ['time travel', 'recipes', 'Users'],
};

/** The messages of the fields. As in a form, empty texts are removed before the validation. */
const messages = (changes: Partial<ModeratorValues>, schema: Schema<unknown> = addSchema) => {
  const entered = Object.entries({ ...ZARA, ...changes }).filter(([, value]) => value !== '');
  return schema.validate(Object.fromEntries(entered), { abortEarly: false }).then(
    () => ({}),
    ({ inner }: ValidationError) => Object.fromEntries(inner.map(({ path, message }) => [path!, message])),
  );
};

test('all fields but the modules are required', async () => {
  const blank = { name: ' ', email: ' ', phone: ' ', password: '', confirmPassword: '' };
  expect(await messages(blank)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    password: 'Password is required',
    confirmPassword: 'Confirm Password is required',
  });
});

test('editing requires no password', async () => {
  expect(await messages({ password: '', confirmPassword: '' }, editSchema(MODERATOR))).toEqual({});
});

test.each([
  [{ email: 'zara' }, { email: 'Email is not valid' }],
  [{ email: 'iman@müller.example' }, { email: 'Email is not valid' }],
  [{ email: ' zara+night@petal.app ' }, {}],
  [{ password: '12345', confirmPassword: '12345' }, { password: 'Password must be at least 6 characters' }],
  [{ confirmPassword: 'Secret' }, { confirmPassword: 'Passwords do not match' }],
  [{ confirmPassword: 'secret ' }, { confirmPassword: 'Passwords do not match' }],
])('of %j it says %j', async (changes, expected) => {
  expect(await messages(changes)).toEqual(expected);
});

test('a stored email that is not valid stays until it is changed', async () => {
  const schema = editSchema({ email: 'hira at petal' });
  expect(await messages({ email: 'hira at petal' }, schema)).toEqual({});
  expect(await messages({ email: 'hira at petal.app' }, schema)).toEqual({ email: 'Email is not valid' });
  expect(await messages({ email: '' }, schema)).toEqual({ email: 'Email is required' });
});

test('only roles titled Subadmin are offered, ignoring case', () => {
  const roles = ['Admin', ' subADMIN ', 'user', ''].map((title, id) => ({ id, title }));
  expect(offeredRoles(roles)).toEqual([roles[1]]);
});

const SUBADMIN = { id: 2, title: 'Subadmin' };

test.each([
  ['the first one offered, for somebody new', [SUBADMIN], '', undefined, [['', 'Subadmin']]],
  ['the default label, while none is known', [], '', undefined, [['', 'Junior Moderator']]],
  ['the stored one, if it is offered', [SUBADMIN], '2', 'Subadmin', [['2', 'Subadmin']]],
  [
    'the stored one too, if it is not offered',
    [SUBADMIN],
    '9',
    'Coach',
    [
      ['9', 'Coach'],
      ['2', 'Subadmin'],
    ],
  ],
  [
    'the stored one first, if it came without an id',
    [SUBADMIN],
    '',
    'Admin',
    [
      ['', 'Admin'],
      ['2', 'Subadmin'],
    ],
  ],
  ['the default label, if the stored one has no title', [], '9', '', [['9', 'Junior Moderator']]],
])('the role options are %s', (_name, offered, initial, title, expected) => {
  const options = roleOptions(offered, initial, title);
  expect(options.map(({ value, label }) => [value, label])).toEqual(expected);
});

test('the form starts with one name and with the modules in the panel’s spelling', () => {
  expect(toValues(MODERATOR)).toEqual({
    ...ZARA,
    role: '2',
    modules: ['Users', 'Recipes', 'time travel'],
    password: '',
    confirmPassword: '',
  });
});

test('a new moderator gets the offered role and a password that logs cannot read', () => {
  const request = toRequest({ ...ZARA, name: ' Zara ', email: ' z@b.c ', phone: ' 1 ' }, 2);
  expect(request).toMatchObject({ name: 'Zara', email: 'z@b.c', phone: '1', role: 2, modules: [] });
  expect(request.password!.reveal()).toBe('secret');
  expect(JSON.stringify(request)).not.toContain('"secret"');
});

test.each([
  ['the chosen one', '9', [SUBADMIN], 'Admin', 9],
  ['the offered one, for somebody new', '', [SUBADMIN], undefined, 2],
  ['the offered one, if the stored one has no title', '', [SUBADMIN], ' ', 2],
  ['that of the stored title, if it came without an id', '', [SUBADMIN, { id: 1, title: 'Admin' }], 'admin', 1],
  ['not known, while no roles are', '', [], undefined, null],
  ['not known, if none has the stored title', '', [SUBADMIN], 'Coach', null],
])('the role to send is %s', (_name, role, roles, title, expected) => {
  expect(roleOf({ ...ZARA, role }, roles, title)).toBe(expected);
});

test('an edit sends the id and the stored role, and no password', () => {
  expect(toRequest({ ...toValues(MODERATOR), role: '9' }, 9, 6)).toEqual({
    id: 6,
    name: 'Zara Noor',
    email: 'zara@petal.app',
    phone: '12',
    role: 9,
    modules: ['Users', 'Recipes', 'time travel'],
  });
});
