import { type mockServer } from './mockServer';

const BARE = { userAssesmentForm: null, userAssesmentProgresses: [], userPlans: [], payment: null, bmr: null };

/** Creates users of whom nothing is known but their names, in the order of the list, which is newest first. */
export const people = (mock: ReturnType<typeof mockServer>, ...firstNames: string[]) =>
  firstNames.map((firstName, at) =>
    mock.create('user', {
      ...BARE,
      firstName,
      lastName: 'Iqbal',
      email: `${firstName.toLowerCase()}@mail.com`,
      isActive: 'Y',
      createdAt: `2026-03-${String(20 - at).padStart(2, '0')}T00:00:00Z`,
    }),
  );
