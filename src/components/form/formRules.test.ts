import { array, boolean, mixed, object, string } from 'yup';
import { isRequired, refusedFields } from './formRules';

const schema = object({
  title: string().trim().required('Title is required.'),
  note: string(),
  seconds: string().test('positive', 'Seconds must be positive.', (typed) => Number(typed) > 0),
  kind: string(),
  parent: string().when('kind', { is: 'sub', then: (rule) => rule.required('Parent is required.') }),
  kcal: array().min(1, 'Tick one.'),
  people: mixed<ReadonlySet<number>>().test('one', 'Choose one.', (people) => Boolean(people?.size)),
  image: mixed<File>().required('Image is required.'),
  media: object({
    url: string().test('either', 'Address or file.', (url, { parent }) =>
      Boolean(url ?? (parent as { file: unknown }).file),
    ),
    file: mixed<File>().nullable(),
  }),
});

const VALUES = {
  title: 'Tea',
  note: 'Hot',
  seconds: '5',
  kind: 'main',
  parent: '',
  kcal: [1300],
  people: new Set([1]),
  image: new File([], 'a.png'),
  media: { url: '', file: null },
  unknown: 'x',
};

test.each([
  ['title', true],
  ['note', false],
  ['seconds', true],
  ['kind', false],
  ['kcal', true],
  ['people', true],
  ['image', true],
  ['unknown', false],
])('%s: %p, whatever its value is', (name, expected) => {
  expect(isRequired(schema, VALUES, name)).toBe(expected);
});

test('a field that may be empty is not required, whatever it holds', () => {
  const optional = object({
    tags: array(),
    people: mixed((value): value is ReadonlySet<number> => value instanceof Set),
    isFree: boolean(),
    agrees: boolean().oneOf([true], 'Agree first.'),
  });
  const values = { tags: ['a'], people: new Set([1]), isFree: true, agrees: true };
  expect(Object.keys(values).filter((name) => isRequired(optional, values, name))).toEqual(['agrees']);
});

test('a rule that depends on another field follows it', () => {
  expect(isRequired(schema, VALUES, 'parent')).toBe(false);
  expect(isRequired(schema, { ...VALUES, kind: 'sub' }, 'parent')).toBe(true);
});

test('a rule about a field alone is tried once', () => {
  const rule = jest.fn(() => false);
  const alone = object({ title: string().test('rule', 'No.', rule) });
  expect(['Tea', 'Teas'].map((title) => isRequired(alone, { title }, 'title'))).toEqual([true, true]);
  expect(rule).toHaveBeenCalledTimes(1);
});

test('of two parts of which one is enough each is required until there is the other', () => {
  const required = (media: object) =>
    ['media.url', 'media.file'].map((name) => isRequired(schema, { ...VALUES, media }, name));
  expect(required({ url: '', file: null })).toEqual([true, true]);
  expect(required({ url: 'a.org', file: null })).toEqual([true, false]);
  expect(required({ url: '', file: VALUES.image })).toEqual([false, true]);
});

test('the fields that are refused are named once each, one of several parts as a whole', () => {
  expect(refusedFields(schema, { ...VALUES, media: { url: 'a.org', file: null } })).toEqual([]);
  const refused = { ...VALUES, title: ' ', seconds: '-1', media: { url: '', file: null }, kcal: [] };
  expect(refusedFields(schema, refused).toSorted()).toEqual(['kcal', 'media', 'seconds', 'title']);
  const short = object({
    title: string()
      .min(3, 'Too short.')
      .matches(/^[A-Z]/, 'Begin with a capital.'),
  });
  expect(refusedFields(short, { title: 'x' })).toEqual(['title']);
});

test('a rule that is broken itself refuses nothing unseen', () => {
  const broken = object({
    title: string().test('broken', 'No.', () => {
      throw new TypeError('broken');
    }),
  });
  expect(() => refusedFields(broken, { title: 'Tea' })).toThrow('broken');
  expect(() => isRequired(broken, { title: 'Tea' }, 'title')).toThrow('broken');
});
