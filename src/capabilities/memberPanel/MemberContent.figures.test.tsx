import { screen, within } from '@testing-library/react';
import { rowTexts, textAround, textBeside } from '@test/members';
import { waist, CHECK_INS, FORM, memberContent } from '@test/memberContent';
import { mockServer } from '@test/mockServer';

const open = memberContent(mockServer());

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
