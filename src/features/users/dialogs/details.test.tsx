import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { type UserRow } from '@/mirage/areas/users/rows';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const BARE = {
  firstName: 'Sana',
  lastName: 'Iqbal',
  isActive: 'Y',
  userAssesmentForm: null,
  userAssesmentProgresses: [],
  payment: null,
} as const;

async function open(item: string, title: string, changes: Partial<UserRow> = {}) {
  const { id } = mock.create('user', { ...BARE, userAssesmentProgresses: [], ...changes });
  const { user } = renderApp('/users', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Actions for Sana Iqbal' }));
  const show = async () => {
    await user.click(screen.getByRole('menuitem', { name: item }));
    return screen.findByRole('dialog', { name: title });
  };
  return { id, show };
}

/** The value shown under a label. */
const valueOf = (dialog: HTMLElement, label: string) => within(dialog).getByText(label).nextElementSibling?.textContent;

test('Assessment shows the answers, N/A where there is none, and the progress entries', async () => {
  const { show } = await open('Assessment', 'User Assessment', {
    userAssesmentForm: { name: 'Sana', age: '29', purpose: 'Regular cycle\nMore energy', file: 'assessments/sana.pdf' },
    userAssesmentProgresses: [{ dayNumber: 30, coachReview: 'Well done', measurements: {} }],
  });
  const dialog = await show();
  expect(valueOf(dialog, 'Age')).toBe('29');
  expect(valueOf(dialog, 'Purpose')).toBe('Regular cycle\nMore energy');
  expect(valueOf(dialog, 'Country')).toBe('N/A');
  expect(within(dialog).getByRole('heading', { name: 'Progress, day 30' })).toBeVisible();
  expect(valueOf(dialog, 'Coach review')).toBe('Well done');
  expect(within(dialog).getByRole('link', { name: 'Download document' })).toHaveAttribute(
    'href',
    '/media/assessments/sana.pdf',
  );
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://petal.example/1',
  '%2e%2e/%2e%2e/__log',
])('a document at %s is no link', async (file) => {
  const { show } = await open('Assessment', 'User Assessment', { userAssesmentForm: { name: 'Sana', file } });
  const dialog = await show();
  expect(valueOf(dialog, 'Name')).toBe('Sana');
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
});

test('without an assessment it says so', async () => {
  const { show } = await open('Assessment', 'User Assessment');
  expect(within(await show()).getByText('No assessment data available.')).toBeVisible();
});

test('Transaction shows the payment and its picture', async () => {
  const { show } = await open('Transaction', 'Transaction Details', {
    payment: {
      file: 'receipts/1.png',
      amount: '49.00',
      currency: 'USD',
      paymentMethod: 'Bank Transfer',
      status: 'Verified',
      paymentIntentId: 'pi_123',
      createdAt: '2026-03-04T05:06:00Z',
      updatedAt: '2026-03-05T05:06:00Z',
    },
  });
  const dialog = await show();
  const details = ['Amount', 'Currency', 'Payment method', 'Status', 'Payment intent ID', 'Created', 'Updated'];
  expect(details.map((label) => valueOf(dialog, label))).toEqual([
    '49.00',
    'USD',
    'Bank Transfer',
    'Verified',
    'pi_123',
    '04/03/2026, 10:36 AM',
    '05/03/2026, 10:36 AM',
  ]);
  expect(within(dialog).getByRole('img', { name: 'Payment' })).toHaveAttribute('src', '/media/receipts/1.png');
});

test('a transaction image that fails to load is hidden and says so', async () => {
  const payment = { file: 'gone.png', amount: '1' } as UserRow['payment'];
  const { show } = await open('Transaction', 'Transaction Details', { payment });
  const dialog = await show();
  fireEvent.error(within(dialog).getByRole('img', { name: 'Payment' }));
  expect(within(dialog).getByText('Image failed to load')).toBeVisible();
  expect(within(dialog).queryByRole('img', { name: 'Payment' })).not.toBeInTheDocument();
});

test('without a payment it says so', async () => {
  const { show } = await open('Transaction', 'Transaction Details');
  expect(within(await show()).getByText('No transaction data available.')).toBeVisible();
});

test('Progress loads workouts and habits and shows the latest measurements in inches', async () => {
  const { id, show } = await open('Progress', 'Progress', {
    userAssesmentProgresses: [
      { dayNumber: 1, measurements: { Waist: { day1: '34', current: '34' } } },
      { dayNumber: 30, measurements: { Waist: { day1: '34', current: '32.5' } } },
    ],
  });
  mock.create('userProgress', {
    userId: id,
    totalWorkouts: 20,
    completedWorkouts: 12,
    habits: [
      { name: 'Water', completed: true },
      { name: 'Sleep', completed: false },
    ],
  });
  const release = hold(mock.server, 'users/progress');
  const dialog = await show();
  expect(within(dialog).getByText('Loading progress...')).toBeVisible();
  release();
  expect(await within(dialog).findByText('12 of 20 completed')).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((habit) => habit.textContent),
  ).toEqual(['WaterCompleted', 'SleepNot completed']);
  expect(within(dialog).getByRole('row', { name: 'Waist 34 in 32.5 in' })).toBeVisible();
  expect(within(dialog).queryByText('Loading progress...')).not.toBeInTheDocument();
});

test('without habits it says so', async () => {
  const { id, show } = await open('Progress', 'Progress');
  mock.create('userProgress', { userId: id, totalWorkouts: 20, completedWorkouts: 0, habits: [] });
  expect(await within(await show()).findByText('No habits data available.')).toBeVisible();
});

test('without any progress it says so', async () => {
  const { show } = await open('Progress', 'Progress');
  expect(await within(await show()).findByText('No progress data available.')).toBeVisible();
});

test('progress that fails to load shows neither figures nor an untrue text', async () => {
  refuse(mock.server, 'users/progress', { status: 500 });
  const { show } = await open('Progress', 'Progress');
  const dialog = await show();
  await waitFor(() => expect(mock.posted('users/progress')).toHaveLength(1));
  await waitFor(() => expect(dialog).not.toHaveTextContent('Loading'));
  expect(dialog).not.toHaveTextContent('available');
});
