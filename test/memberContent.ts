import { screen, within } from '@testing-library/react';
import { type UserRow } from '@/mirage/areas/users/rows';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** Measurements with that waist now. */
export const waist = (current: string) => ({
  Waist: { day1: '34.5', current },
  Wrist: { day1: '6.25', current: '6.25' },
});

/** What she answered, of which one weight and one waist cannot be read. */
export const CHECK_INS: UserRow['userAssesmentProgresses'] = [
  {
    dayNumber: 30,
    currentWeight: '83 kg',
    problemsFaced: 'Travelled',
    coachReview: 'Kind',
    measurements: waist('34.5'),
  },
  {
    dayNumber: 60,
    currentWeight: 'around eighty I think',
    problemsFaced: 'Ate out',
    habitsIncluded: 'Water, walking',
    coachReview: 'Kind',
    periodDetails: 'Came after six weeks',
    measurements: waist('tight'),
  },
  {
    dayNumber: 90,
    currentWeight: '80.6 kg',
    goalWeight: '72 kg',
    problemsFaced: 'Travelled',
    habitsIncluded: 'Water, walking, bed by 11 pm',
    coachReview: 'Kind',
    periodDetails: 'Came on day 31',
    measurements: waist('34'),
  },
];

/** Her assessment. */
export const FORM = {
  age: '29',
  country: 'Pakistan',
  weight: '84 kg',
  height: '163 cm',
  medicines: 'Metformin 500 mg',
  file: 'assessments/sana.pdf',
};

/** A function that opens the panel of a member with these answers. */
export const memberContent =
  (mock: ReturnType<typeof mockServer>) =>
  async (changes: Partial<UserRow> = {}) => {
    const { id } = mock.create('user', {
      firstName: 'Sana',
      lastName: 'Iqbal',
      bmr: 1480,
      userAssesmentForm: FORM,
      userAssesmentProgresses: CHECK_INS,
      payment: null,
      ...changes,
    });
    const { user } = renderApp(`/users?dialog=member:${id}`, mock.admin());
    const sheet = await screen.findByRole('dialog', { name: 'Sana Iqbal' });
    const region = (name: string) => within(sheet).getByRole('region', { name });
    return { user, sheet, region };
  };
