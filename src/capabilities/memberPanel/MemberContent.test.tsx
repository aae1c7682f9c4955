import { screen, within } from '@testing-library/react';
import { type UserRow } from '@/mirage/areas/users/rows';
import { rowTexts, textAround, textBeside } from '@test/members';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const waist = (current: string) => ({ Waist: { day1: '34.5', current }, Wrist: { day1: '6.25', current: '6.25' } });

const CHECK_INS: UserRow['userAssesmentProgresses'] = [
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

const FORM = {
  age: '29',
  country: 'Pakistan',
  weight: '84 kg',
  height: '163 cm',
  medicines: 'Metformin 500 mg',
  file: 'assessments/sana.pdf',
};

async function open(changes: Partial<UserRow> = {}) {
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
}

test('the weight: latest, first and change, and what cannot be read is quoted', async () => {
  const { region } = await open();
  const weight = within(region('Weight'));
  expect(weight.getByText('80.6', { exact: false, selector: '.figure-lg' })).toHaveTextContent('80.6 kg');
  expect(weight.getByText('Goal 72 kg')).toBeVisible();
  expect(textAround(weight.getByText('−2.4'))).toBe('83 on day 30−2.4 in 60 days');
  expect(textAround(weight.getByText('1 cannot be read'))).toContain('Day 60 around eighty I think');
  expect(rowTexts(weight.getByRole('table', { name: 'Weight by check-in, kg' }))).toEqual([
    ' | Day 30 | Day 60 | Day 90',
    'Weight | 83 | “around eighty I think” | 80.6',
  ]);
});

test('a last answer that cannot be read has no older figure in its place', async () => {
  const last = { dayNumber: 120, currentWeight: 'no scales here', measurements: waist('loose') };
  const { region, sheet } = await open({ userAssesmentProgresses: [...CHECK_INS, last] });
  expect(within(region('Weight')).getByText('Day 120: “no scales here” cannot be read.')).toBeVisible();
  expect(within(region('Weight')).getByText('Goal 72 kg')).toBeVisible();
  expect(within(region('Weight')).queryByText('80.6', { selector: '.figure-lg' })).not.toBeInTheDocument();
  const shown = rowTexts(within(region('Measurements')).getByRole('table', { name: /first, latest and change$/ }));
  expect(shown[0]).toBe('Part | Line | Day 1 | Day 120 | Change');
  expect(shown).toContain('Waist |  | 34.5 | N/A | N/A');
  expect(textBeside(within(sheet).getByText('BMI'))).toBe('N/ADay 120: cannot be read');
  expect(within(region('BMR')).getByText('Needs a weight that can be read')).toBeVisible();
});

test('a weight in the assessment that cannot be read is not said to be missing', async () => {
  const { region } = await open({
    userAssesmentProgresses: [],
    userAssesmentForm: { ...FORM, weight: 'around seventy' },
  });
  expect(within(region('Weight')).getByText('Assessment: “around seventy” cannot be read.')).toBeVisible();
});

test('without a check-in the weight is that of the assessment, and there is no line', async () => {
  const { region } = await open({ userAssesmentProgresses: [] });
  expect(within(region('Weight')).getByText('from the assessment, no check-in yet')).toBeVisible();
  expect(within(region('Weight')).queryByRole('button')).not.toBeInTheDocument();
  expect(within(region('Measurements')).getByText('No measurements yet.')).toBeVisible();
  expect(within(region('Check-ins')).getByText('No check-in yet.')).toBeVisible();
});

test('nine measurements: first, last and change, and every figure in a table for screen readers', async () => {
  const { region } = await open();
  const shown = rowTexts(within(region('Measurements')).getByRole('table', { name: /first, latest and change$/ }));
  expect(shown).toHaveLength(10);
  expect(shown[0]).toBe('Part | Line | Day 1 | Day 90 | Change');
  expect(shown).toContain('Waist |  | 34.5 | 34 | −0.5');
  expect(shown).toContain('Wrist |  | 6.25 | 6.25 | 0');
  expect(shown).toContain('Chest |  | N/A | N/A | N/A');
  expect(within(region('Measurements')).getByText('Waist, day 60')).toBeVisible();
  expect(
    rowTexts(within(region('Measurements')).getByRole('table', { name: 'Measurements by check-in, inches' })),
  ).toContain('Waist | 34.5 | 34.5 | “tight” | 34');
});

test('a press on a line opens it as a large chart', async () => {
  const { user, region } = await open();
  await user.click(within(region('Measurements')).getByRole('button', { name: 'Open the line of Waist' }));
  const chart = within(await screen.findByRole('dialog', { name: 'Waist, inches' }));
  expect(await chart.findByRole('row', { name: 'Check-in Waist, inches' })).toBeInTheDocument();
  expect(chart.getByRole('row', { name: 'Day 90 34' })).toBeInTheDocument();
});

test('BMR: the figure that was set beside the estimate, and how that was reached', async () => {
  const { region } = await open();
  const bmr = within(region('BMR'));
  expect(textBeside(bmr.getByText('Set by you'))).toBe('1,480');
  expect(textBeside(bmr.getByText('Estimate'))).toBe('1,519');
  expect(bmr.getByText(/Never filled in by itself\.$/)).toHaveTextContent(/^10 × 80\.6 kg/);
});

test('BMR names the input that is missing', async () => {
  const { region } = await open({ bmr: null, userAssesmentForm: { ...FORM, height: null } });
  expect(within(region('BMR')).getByText('Not set')).toBeVisible();
  expect(within(region('BMR')).getByText('Needs a height')).toBeVisible();
});

test('the latest answers stand beside those of the check-in before, changes are named and added words marked', async () => {
  const { region } = await open();
  const table = within(region('Check-in, day 90')).getByRole('table');
  expect(rowTexts(table).slice(1)).toEqual([
    'Problems faced, changed | Travelled | Ate out',
    'Habits included, changed | Water, walking, bed by 11 pm | Water, walking',
    'Coach review | Kind | same',
  ]);
  expect(within(table).getByRole('insertion')).toHaveTextContent(', bed by 11 pm');
});

test('the second head chooses another check-in; Changed only leaves out what is the same', async () => {
  const { user, region } = await open();
  const part = within(region('Check-in, day 90'));
  await user.click(part.getByRole('button', { name: 'Compare with Day 60; choose another' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Day 30' }));
  expect(rowTexts(part.getByRole('table')).slice(1)).toEqual([
    'Problems faced | Travelled | same',
    'Habits included, changed | Water, walking, bed by 11 pm | No answer',
    'Coach review | Kind | same',
  ]);
  await user.click(part.getByRole('checkbox', { name: 'Changed only 1 of 3' }));
  expect(rowTexts(part.getByRole('table'))).toHaveLength(2);
});

test('the only check-in has no empty column beside it', async () => {
  const { region } = await open({ userAssesmentProgresses: CHECK_INS.slice(0, 1) });
  expect(within(region('Check-in, day 30')).getByText('The first; nothing to compare with')).toBeVisible();
  expect(rowTexts(within(region('Check-in, day 30')).getByRole('table')).slice(1)).toEqual([
    'Problems faced | Travelled',
    'Coach review | Kind',
  ]);
  expect(within(region('Weight')).getByText('on day 30, 84 in the assessment')).toBeVisible();
  expect(within(region('Weight')).queryByRole('button')).not.toBeInTheDocument();
});

test('notes on the cycle are hers, latest first; mentions are quoted with their place', async () => {
  const { region } = await open();
  expect(
    within(region('Cycle'))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Came on day 31', 'Came after six weeks']);
  expect(within(region('Mentions')).getByRole('listitem')).toHaveTextContent('Metformin 500 mgMedicines, assessment');
});

test('the proof of payment opens above the panel', async () => {
  const payment = { file: 'receipts/1.png', amount: '99.00', currency: 'USD' } as UserRow['payment'];
  const { user, region, sheet } = await open({ payment });
  const thumb = within(region('Proof of payment')).getByRole('button', { name: 'Enlarge the proof of payment' });
  await user.click(thumb);
  const proof = await screen.findByRole('dialog', { name: 'Proof of payment' });
  expect(within(proof).getByRole('img', { name: 'Payment' })).toHaveAttribute('src', '/media/receipts/1.png');
  await user.keyboard('{Escape}');
  expect(sheet).toBeVisible();
  expect(thumb).toHaveFocus();
});

test('the assessment has its three groups and its document', async () => {
  const { region } = await open();
  const assessment = within(region('Assessment'));
  expect(assessment.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Personal',
    'Health',
    'Meals',
  ]);
  expect(assessment.getByRole('link', { name: 'Download document' })).toHaveAttribute(
    'href',
    '/media/assessments/sana.pdf',
  );
});
