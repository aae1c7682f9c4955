import { act, screen, waitFor, within } from '@testing-library/react';
import { conditionedMembers, NOTHING, found, menuItem, write } from '@test/conditions';
import { renderApp } from '@test/renderApp';
import { refuse } from '@/mirage/overrides';

const { mock, open, openRow } = conditionedMembers();

const HOUR = 3_600_000;

test('a comma closes a condition; each row says why it is found', async () => {
  const app = await openRow();
  await write(app, 'symptom has acne, status is active,');
  await found(/Sana Iqbal/, /Mia Garcia/);
  expect(screen.getByText(/Irregular periods,/)).toHaveTextContent('symptom “Irregular periods, acne”');
  await menuItem(app.user, 'Hide why each matched');
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
  await menuItem(app.user, 'Clear conditions');
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

test('days are counted on in a tab that stays open over midnight', async () => {
  const evening = new Date().setHours(22, 30, 0, 0);
  mock.create('user', {
    ...NOTHING,
    firstName: 'Zara',
    lastName: 'Ali',
    createdAt: new Date(evening - 6 * 24 * HOUR).toISOString(),
  });
  jest.useFakeTimers({ now: evening, advanceTimers: true, doNotFake: ['performance'] });
  try {
    renderApp('/users?conditions=days+since+joining+<+7', mock.admin());
    await screen.findByRole('rowheader', { name: /Zara Ali/ });
    await act(() => jest.advanceTimersByTimeAsync(3 * HOUR));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Zara Ali/ })).not.toBeInTheDocument());
  } finally {
    jest.useRealTimers();
  }
});
