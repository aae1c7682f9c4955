import { screen, within } from '@testing-library/react';
import { type UserRow } from '@/mirage/areas/users/rows';
import { rowTexts } from '@test/members';
import { CHECK_INS, memberContent } from '@test/memberContent';
import { mockServer } from '@test/mockServer';

const open = memberContent(mockServer());

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
