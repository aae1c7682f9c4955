import { screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { stateOf } from '@/mirage/calls/state';
import { table } from '@/mirage/database/table';
import { openBoard } from '@test/board';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const CREATE = 'workout/create';

/** The dialog that copies Week 1, whose Legs has squat and bridge, into Week 2, which has Legs too. */
async function open() {
  const { user } = await openBoard(mock, () => mock.create('workoutDay', { weekId: '2', title: 'Legs' }));
  await user.click(screen.getByRole('button', { name: 'Copy week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copy Week 1' });
  return { user, dialog };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'What each week gets' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const copy = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy week' });
const inWeek2 = () => table(mock.server, 'workouts').where({ workoutDayId: '5' });

test('before anything is sent, it shows what each week gets and what is left out', async () => {
  await open();
  expect(rows()).toEqual(['Sets × repsWeek 1Week 2', 'Squat3 × 123 × 14', 'Bridge2 × 153 × 12']);
  expect(
    screen.getByText('2 exercises to add. What a day has is left out; Day 7 · Walk is in every week already.'),
  ).toBeVisible();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('the rule can be changed, or left out', async () => {
  const { user } = await open();
  const most = screen.getByLabelText('To at most');
  await user.clear(most);
  expect(screen.getByText('To at most: please enter a whole number from 1 to 9999.')).toBeVisible();
  expect(copy()).toBeDisabled();
  await user.type(most, '13');
  expect(rows()[1]).toEqual('Squat3 × 123 × 13');
  await user.clear(most);
  await user.type(most, '10');
  expect(screen.getByText('Then one set more, from: please enter at most 10.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Each week'), 'The same');
  expect(rows()[1]).toEqual('Squat3 × 123 × 12');
  expect(screen.queryByLabelText('To at most')).not.toBeInTheDocument();
});

test('it is copied line by line; what fails can be tried again, and nothing is added twice', async () => {
  const { user } = await open();
  let calls = 0;
  const second: Interceptor = (_path, _request, next) => {
    calls += 1;
    return calls === 2 ? Promise.resolve({ status: 429, body: { message: 'Too many requests.' } }) : next();
  };
  stateOf(mock.server).overrides.set(CREATE, second);
  await user.click(copy());
  expect(await screen.findByText('1 of 2 done, 1 failed')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(inWeek2().map(({ exerciseId, sets, reps }) => [exerciseId, sets, reps])).toEqual([
    ['1', 3, 14],
    ['2', 3, 12],
  ]);
});

test('a second copy finds what the first one added, and adds nothing', async () => {
  const { user } = await open();
  await user.click(copy());
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Copy week' }));
  await screen.findByRole('dialog');
  await user.click(copy());
  expect(await screen.findByText('2 exercises left out, as the days have them.')).toBeVisible();
  expect(screen.getByText('Nothing to do')).toBeVisible();
  expect(inWeek2()).toHaveLength(2);
});

test('a week that cannot be read stops it before it begins', async () => {
  const { user } = await open();
  stateOf(mock.server).overrides.set('workout/detail', () =>
    Promise.resolve({ status: 500, body: { message: 'Not now.' } }),
  );
  await user.click(copy());
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(mock.posted(CREATE)).toEqual([]);
  await waitFor(() => expect(copy()).toBeEnabled());
});

test('after the last week it offers to add one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Select Week' }), 'Week 2');
  await screen.findByRole('list', { name: 'Days of Week 2' });
  await user.click(screen.getByRole('button', { name: 'Copy week' }));
  expect(await screen.findByText('There is no week after Week 2.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Week' }));
  expect(await screen.findByRole('dialog', { name: 'Add Weeks' })).toBeVisible();
});
