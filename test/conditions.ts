import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type AppStore } from '@/app/store';
import { makeAssessment } from '@/mirage/areas/users/assessments';
import { makePerson } from '@/mirage/areas/users/people';
import { selectConditions } from '@/capabilities/conditions/conditionsSlice';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** A member without anything to ask about. */
export const NOTHING = { userPlans: [], userAssesmentForm: null, userAssesmentProgresses: [], payment: null };

const assessed = (n: number, answers: Partial<Record<string, string>>) => ({
  ...makeAssessment(n, makePerson(n)),
  medicines: 'None',
  ...answers,
});

/** Three members to find by conditions, what opens their list, and what it shows. */
export function conditionedMembers() {
  const mock = mockServer();

  beforeEach(() => {
    mock.create('user', {
      ...NOTHING,
      firstName: 'Sana',
      lastName: 'Iqbal',
      isActive: 'Y',
      userAssesmentForm: assessed(1, { weight: '90 kg', height: '160 cm', pcosSymptoms: 'Irregular periods, acne' }),
    });
    mock.create('user', {
      ...NOTHING,
      firstName: 'Hina',
      lastName: 'Noor',
      isActive: 'N',
      userAssesmentForm: assessed(2, { weight: '60 kg', height: '165 cm', pcosSymptoms: 'Hair fall' }),
    });
    mock.create('user', {
      ...NOTHING,
      firstName: 'Mia',
      lastName: 'Garcia',
      isActive: 'Y',
      userAssesmentForm: assessed(3, { weight: 'around seventy I think', height: '170 cm', pcosSymptoms: 'Acne' }),
    });
  });

  async function open(address = '/users') {
    const view = renderApp(address, mock.admin());
    await screen.findByRole('rowheader', { name: /Sana Iqbal/ });
    return view;
  }

  async function openRow() {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Conditions' }));
    return { ...app, field: await screen.findByRole('combobox', { name: 'Add a condition' }) };
  }

  return { mock, open, openRow };
}

/** Two members, of whom a condition on their BMR finds the first, and what opens their list with it. */
export function membersByBmr() {
  const mock = mockServer();

  beforeEach(() => {
    mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', isActive: 'Y', bmr: 1500 });
    mock.create('user', { firstName: 'Hina', lastName: 'Noor', isActive: 'Y', bmr: 1300 });
  });

  async function open(as = mock.admin()) {
    const view = renderApp('/users?conditions=bmr+>+1400', as);
    await screen.findByRole('button', { name: 'BMR over 1400 kcal' });
    return view;
  }

  return { mock, open };
}

type App = ReturnType<typeof renderApp>;
type Row = App & { field: HTMLElement };

/** Enters a text at once but for its last letter, as typing it is slow. */
export async function write({ user, field }: Row, text: string) {
  await user.click(field);
  await user.paste(text.slice(0, -1));
  await user.keyboard(text.slice(-1));
}

export const stateOf = (store: AppStore) =>
  selectConditions(store.getState() as unknown as Parameters<typeof selectConditions>[0]).conditions;
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent.replace(/^[A-Z]{2}/, ''));
export const found = (...expected: RegExp[]) =>
  waitFor(() => {
    expect(names()).toHaveLength(expected.length);
    names().forEach((name, index) => expect(name).toMatch(expected[index]!));
  });
export const inAddress = ({ router }: App) => new URLSearchParams(router.state.location.search).get('conditions');
export const menuItem = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('button', { name: 'More for these conditions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
