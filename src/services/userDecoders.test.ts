import fc from 'fast-check';
import { toUser, toUserProgress, toUsers } from './userDecoders';

test('a full row in every odd form becomes a clean user', () => {
  const user = toUser({
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
  expect(toUser({ id: 1 })).toEqual({
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
      toUser({ id: 1, ...wire });
    }),
  );
});
