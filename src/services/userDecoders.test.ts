import fc from 'fast-check';
import { log } from './http/log';
import { toUser, toUserProgress, toUsers } from './users';

const decoded = (row: object) => toUser({ ...row }, new Set());

test('a full row in every odd form becomes a clean user', () => {
  const user = decoded({
    id: '12',
    firstName: 'Sana',
    lastName: 'Iqbal',
    email: 'sana@mail.com',
    phoneNo: 923001,
    isActive: 'Y',
    createdAt: '2026-01-02T03:04:05Z',
    bmr: '1400',
    userPlans: [{ plan: { name: '3 Month Reset' } }, { plan: null }],
    assignedSupplements: [{ supplementsCategoryId: '4' }, {}],
    userAssesmentForm: { name: 'Sana', age: 29, file: 'a.pdf' },
    userAssesmentProgresses: [{ dayNumber: 7, measurements: '{"Chest":{"day1":"36","current":34}}' }],
    payment: { amount: 50, currency: 'USD', file: 'r.png' },
  });
  expect(user).toMatchObject({
    id: 12,
    phone: '923001',
    isActive: true,
    bmr: 1400,
    plans: ['3 Month Reset'],
    supplementFolderIds: [4],
    assessment: { name: 'Sana', age: '29', country: '', file: 'a.pdf' },
    progress: [{ answers: { dayNumber: '7' }, measurements: [{ part: 'Chest', day1: '36', current: '34' }] }],
    payment: { amount: '50', currency: 'USD', status: '' },
  });
});

test('a bare row has empty texts, no plans and no assessment', () => {
  expect(decoded({ id: 1 })).toEqual({
    id: 1,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    isActive: false,
    createdAt: '',
    bmr: 0,
    plans: [],
    supplementFolderIds: [],
    assessment: null,
    progress: [],
    payment: null,
  });
});

const CHEST = [{ part: 'Chest', day1: '36', current: '34' }];
const measured = (entry: object) => decoded({ id: 1, userAssesmentProgresses: [entry] })?.progress[0]?.measurements;

test.each([
  ['by part', { measurements: { Chest: { day1: '36', current: '34' } } }],
  ['by day', { measurements: { day1: { Chest: '36' }, current: { Chest: 34 } } }],
  ['flat', { measurements: { day1Chest: 36, currentChest: '34' } }],
  ['flat, the part first', { measurements: { chest_day_1: 36, chestCurrent: '34' } }],
  ['beside the answers', { dayNumber: 7, day1Chest: 36, currentChest: '34' }],
  ['by day beside the answers', { Day1: { CHEST: 36 }, CURRENT: { chest: '34' } }],
  ['in another letter case', { Measurements: { DAY1: { chest: '36' }, Current: { CHEST: 34 } } }],
  ['as JSON text', { measurements: '{"day1":{"Chest":"36"},"current":"{\\"Chest\\":34}"}' }],
  ['in two forms', { measurements: { Chest: { day1: 36 } }, currentChest: '34' }],
])('measurements are read %s', (_form, entry) => {
  expect(measured(entry)).toEqual(CHEST);
});

test('fields of a progress entry that are not shown are logged by name in one line, without values', () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const entry = {
    id: 4,
    _id: 'a',
    createdAt: '2026-01-02',
    dayNumber: 7,
    mood: 'low',
    empty: '',
    day1Chest: 36,
    measurements: { day1: { Chest: 36, Neck: 13 }, current: { Waist: null, Hips: [40] }, Wrist: 6, day7: { Wrist: 6 } },
  };
  toUsers({
    data: [
      { id: 1, userAssesmentProgresses: [entry] },
      { id: 2, userAssesmentProgresses: [entry] },
    ],
  });
  expect(warn.mock.calls).toEqual([
    [
      'fields not shown',
      {
        path: 'users/list',
        fields: 'mood, measurements.day1.Neck, measurements.current.Hips, measurements.Wrist, measurements.day7',
      },
    ],
  ]);
});

test('a second value for the same measurement is logged, and so is progress that is not a list', () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const entry = { measurements: { day1: { Chest: 36 } }, day1Chest: 37 };
  toUsers({
    data: [
      { id: 1, userAssesmentProgresses: [entry] },
      { id: 2, userAssesmentProgresses: 'many' },
    ],
  });
  const fields = 'day1Chest, userAssesmentProgresses';
  expect(warn).toHaveBeenCalledWith('fields not shown', { path: 'users/list', fields });
});

test('known fields are not logged', () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const entry = { dayNumber: 7, currentWeight: '70', measurements: '{}', day1Chest: '', CHEST: {} };
  toUsers({ data: [{ id: 1, userAssesmentProgresses: [entry] }] });
  expect(warn).not.toHaveBeenCalled();
});

test('a row without an id is left out of the list', () => {
  expect(toUsers({ data: [{ firstName: 'Nobody' }, { id: 3 }] })).toHaveLength(1);
});

test('progress reads its counts and flags; none at all is null', () => {
  const wire = { data: { totalWorkouts: '12', completedWorkouts: 5, habits: [{ name: 'Water', completed: 'true' }] } };
  expect(toUserProgress(wire)).toEqual({
    totalWorkouts: 12,
    completedWorkouts: 5,
    habits: [{ name: 'Water', isCompleted: true }],
  });
  expect(toUserProgress({ data: null })).toBeNull();
});

test('no row makes the decoder throw', () => {
  const row = fc.dictionary(
    fc.constantFrom(
      'id',
      'userPlans',
      'assignedSupplements',
      'userAssesmentForm',
      'userAssesmentProgresses',
      'payment',
    ),
    fc.anything(),
  );
  fc.assert(
    fc.property(row, (wire) => {
      decoded({ id: 1, ...wire });
    }),
  );
});
