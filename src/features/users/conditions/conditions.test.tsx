import { act, screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { type AppStore } from '@/app/store';
import { HOUR } from '@/components/clock/useNow';
import { refuse } from '@/mirage/overrides';
import { makeAssessment } from '@/mirage/areas/users/assessments';
import { makePerson } from '@/mirage/areas/users/people';
import { selectConditions } from './conditionsSlice';

const mock = mockServer();

const NOTHING = { userPlans: [], userAssesmentForm: null, userAssesmentProgresses: [], payment: null };

const assessed = (n: number, answers: Partial<Record<string, string>>) => ({
  ...makeAssessment(n, makePerson(n)),
  medicines: 'None',
  ...answers,
});

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

/** Enters a text at once but for its last letter, as typing it is slow. */
async function write({ user, field }: Awaited<ReturnType<typeof openRow>>, text: string) {
  await user.click(field);
  await user.paste(text.slice(0, -1));
  await user.keyboard(text.slice(-1));
}

const stateOf = (store: AppStore) =>
  selectConditions(store.getState() as unknown as Parameters<typeof selectConditions>[0]).conditions;
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent.replace(/^[A-Z]{2}/, ''));
const found = (...expected: RegExp[]) =>
  waitFor(() => {
    expect(names()).toHaveLength(expected.length);
    names().forEach((name, index) => expect(name).toMatch(expected[index]!));
  });
const inAddress = ({ router }: Awaited<ReturnType<typeof open>>) =>
  new URLSearchParams(router.state.location.search).get('conditions');
const menuItem = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'More for these conditions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('a condition counts while it is typed, and Enter makes it a chip and part of the address', async () => {
  const app = await openRow();
  expect(app.field).toHaveFocus();
  await app.user.type(app.field, 'bmi > 30');
  await found(/Sana Iqbal/);
  expect(inAddress(app)).toBeNull();
  await app.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'BMI over 30' })).toBeVisible();
  await waitFor(() => expect(inAddress(app)).toBe('bmi > 30'));
  expect(stateOf(app.store)).toEqual([[{ field: 'bmi', operator: '>', value: '30' }]]);
  expect(await screen.findByText('1 of 3 members')).toBeInTheDocument();
});

test('a comma closes a condition; each row says why it is found', async () => {
  const app = await openRow();
  await write(app, 'symptom has acne, status is active,');
  await found(/Sana Iqbal/, /Mia Garcia/);
  expect(screen.getByText(/Irregular periods,/)).toHaveTextContent('symptom “Irregular periods, acne”');
  await menuItem(app, 'Hide why each matched');
  expect(screen.queryByText(/Irregular periods,/)).not.toBeInTheDocument();
});

test('an address with conditions finds the same members, and never shows the others', async () => {
  mock.create('user', { ...NOTHING, firstName: 'Never', lastName: 'Shown', userAssesmentForm: null });
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  await open('/users?conditions=weight+over+80');
  await found(/Sana Iqbal/);
  watch.disconnect();
  expect(shown.some((text) => text.includes('Never Shown'))).toBe(false);
  expect(screen.getByRole('button', { name: 'Weight over 80 kg' })).toBeVisible();
});

test('a list that failed to load stays blank under conditions too', async () => {
  refuse(mock.server, 'users/list', { status: 500, message: 'Down.' });
  renderApp('/users?conditions=weight+over+80', mock.admin());
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument());
});

test('Backspace opens the last chip as text; Delete on a chip removes it', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'bmi > 30,bmi < 50,{Backspace}');
  expect(app.field).toHaveValue('bmi < 50');
  await app.user.clear(app.field);
  await app.user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'BMI over 30' })).toHaveFocus();
  await app.user.keyboard('{Delete}');
  await found(/Sana/, /Hina/, /Mia/);
  expect(app.field).toHaveFocus();
});

test('F2 shows the conditions as text, and Enter turns it into chips again', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'bmi > 30,sta{F2}');
  const text = screen.getByRole('textbox', { name: 'Conditions as text' });
  expect(text).toHaveValue('bmi > 30, sta');
  await app.user.clear(text);
  await app.user.paste('symptom has acne or hair');
  await app.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Symptom has “acne” or Symptom has “hair”' })).toBeVisible();
  await found(/Sana/, /Hina/, /Mia/);
  expect(screen.getByRole('combobox', { name: 'Add a condition' })).toHaveFocus();
});

test('the fields are listed while one types, and the arrows choose one', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'wai');
  const options = within(screen.getByRole('listbox', { name: 'Fields' })).getAllByRole('option');
  expect(options.map((option) => option.textContent.replace(/waist [<>lcg].*/, ''))).toEqual([
    'Waist',
    'Waist change',
    'Waist lost',
    'Waist gained',
    'Any answer has “wai”',
  ]);
  await app.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(app.field).toHaveValue('waist change ');
});

test('what is not understood is left out and said so', async () => {
  const app = await openRow();
  await write(app, 'weight over seventyish,');
  expect(await screen.findByText('“seventyish” is not a number. This part is left out until it is.')).toBeVisible();
  await found(/Sana/, /Hina/, /Mia/);
  expect(screen.getByRole('button', { name: 'weight > seventyish, not understood' })).toBeVisible();
});

test('answers that cannot be read are counted and shown as written', async () => {
  const app = await openRow();
  await write(app, 'weight > 80,');
  await app.user.click(await screen.findByRole('button', { name: '1 with a weight that cannot be read' }));
  await found(/Mia Garcia/);
  expect(screen.getByRole('cell', { name: 'around seventy I think' })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Back to the group' }));
  await found(/Sana Iqbal/);
});

test('answers from which a change cannot be read are named by their subject', async () => {
  const unread = { dayNumber: 30, currentWeight: 'around seventy', measurements: {} };
  mock.create('user', { ...NOTHING, firstName: 'Zara', lastName: 'Ali', userAssesmentProgresses: [unread] });
  await open('/users?conditions=weight+lost+>+1+or+status+is+active');
  expect(await screen.findByRole('button', { name: '1 with a weight that cannot be read' })).toBeVisible();
});

test('if nobody is left, the condition that left nobody can be removed', async () => {
  const app = await openRow();
  await write(app, 'status is active, bmi > 60,');
  await app.user.click(await screen.findByRole('button', { name: 'Remove “bmi > 60”' }));
  await found(/Sana/, /Mia/);
});

test('removing a chip leaves what is being typed, and its editor goes with it', async () => {
  const app = await openRow();
  await write(app, 'bmi > 20, status is active, bmi < 30');
  await app.user.click(screen.getByRole('button', { name: 'Remove Status is “active”' }));
  expect(app.field).toHaveValue('bmi < 30');
  await found(/Hina/);
  await app.user.click(screen.getByRole('button', { name: 'BMI over 20' }));
  await app.user.clear(within(screen.getByRole('dialog', { name: 'BMI' })).getByLabelText('Value'));
  expect(app.field).toHaveValue('bmi < 30');
});

test('Remove in the editor removes one condition and closes', async () => {
  const app = await openRow();
  await write(app, 'bmi > 20, status is active,');
  await app.user.click(screen.getByRole('button', { name: 'BMI over 20' }));
  await app.user.click(within(screen.getByRole('dialog', { name: 'BMI' })).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stateOf(app.store)).toEqual([[{ field: 'status', operator: 'is', value: 'active' }]]);
});

test('what is typed becomes a condition when the row is closed, so that the count on the button is true', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'bmi > 30');
  await app.user.click(screen.getByRole('button', { name: 'Conditions' }));
  expect(await screen.findByRole('button', { name: 'Conditions 1 in force' })).toBeVisible();
  await found(/Sana/);
});

test('filters of folders are offered and asked for with the permission for Notifications alone', async () => {
  const { user } = renderApp('/users?conditions=filter+is+active+users', mock.subAdmin(['Users']));
  expect(await screen.findByText(/^“filter is active users” could not be loaded/)).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Add a condition' }), 'filt');
  const options = within(screen.getByRole('listbox', { name: 'Fields' })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Any answer has “filt”']);
  expect(mock.posted('notificationCategoriesFolder/users')).toEqual([]);
});

test('other conditions, after there were none, never show the rows of the former ones', async () => {
  const app = await openRow();
  await write(app, 'status is inactive,');
  await found(/Hina/);
  await menuItem(app, 'Clear conditions');
  await found(/Sana/, /Hina/, /Mia/);
  const shown: string[] = [];
  const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  const watch = new MutationObserver(() => shown.push(rows().join()));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await app.go('/users?conditions=status+is+active');
  await found(/Sana/, /Mia/);
  watch.disconnect();
  expect(shown.filter((texts) => /^[A-Z]*Hina Noor[^,]*$/.test(texts))).toEqual([]);
});

test('days are counted on in a tab that stays open', async () => {
  mock.create('user', {
    ...NOTHING,
    firstName: 'Zara',
    lastName: 'Ali',
    createdAt: new Date(Date.now() - 7 * 24 * HOUR + 1.5 * HOUR).toISOString(),
  });
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
  try {
    renderApp('/users?conditions=days+since+joining+<+7', mock.admin());
    await screen.findByRole('rowheader', { name: /Zara Ali/ });
    await act(() => jest.advanceTimersByTimeAsync(3 * HOUR));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Zara Ali/ })).not.toBeInTheDocument());
  } finally {
    jest.useRealTimers();
  }
});

test('the comma of a figure closes no condition', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'bmr < 1,400');
  expect(app.field).toHaveValue('bmr < 1,400');
  await app.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'BMR under 1,400 kcal' })).toBeVisible();
  await write(app, `height >= 5'4",`);
  expect(screen.getByRole('button', { name: `Height at least 5'4"` })).toBeVisible();
});

test('the editor changes the list as one types, and Escape returns to the chip', async () => {
  const app = await openRow();
  await write(app, 'bmi > 30,');
  const chip = screen.getByRole('button', { name: 'BMI over 30' });
  await app.user.click(chip);
  const editor = screen.getByRole('dialog', { name: 'BMI' });
  const value = within(editor).getByLabelText('Value');
  expect(value).toHaveFocus();
  await app.user.clear(value);
  await app.user.type(value, '20');
  await found(/Sana/, /Hina/);
  expect(within(editor).getByText('2 fulfil it, 0 do not. 1 have no figure.')).toBeVisible();
  await app.user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'BMI over 20' })).toHaveFocus();
});
