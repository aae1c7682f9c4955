import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, refuse } from '@/mirage/overrides';
import { expectFormAlert, field, listsLoaded, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';
import { createWorkouts } from '@test/workouts';
import { sentence } from '@test/shownText';

const mock = mockServer();

async function open(address = '/workouts?dialog=addWorkout') {
  const seeds = createWorkouts(mock);
  mock.create('workout', { workoutDayId: seeds.legs.id, exerciseId: seeds.plank.id, sets: 3, reps: '8-12' });
  const view = renderApp(address, mock.admin());
  const dialog = await screen.findByRole('dialog');
  await listsLoaded();
  return { ...view, ...seeds, dialog };
}

const options = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

const pick = (user: UserEvent, name: string) => user.type(field('Exercise'), `${name}{Enter}`);

async function fill(user: UserEvent, sets = '3', reps = '10') {
  await pick(user, 'Plank');
  await user.type(field('Sets'), sets);
  await user.type(field('Reps'), reps);
}

test('the selected week and day are preset; a workout is added, a message says so, and its card is shown', async () => {
  const { user } = await open('/workouts?day=2&dialog=addWorkout');
  expect(screen.getByRole('dialog', { name: 'Add New Workout' })).toBeVisible();
  await waitFor(() => expect(field('Day')).toHaveDisplayValue('Rest'));
  expect(field('Week')).toHaveDisplayValue('Week 1');
  await user.click(field('Exercise'));
  expect(screen.getAllByRole('option', { name: /^(Bridge|Plank|Squat)/ }).map((option) => option.textContent)).toEqual([
    'Bridge',
    'Plank',
    'Squat',
  ]);
  await fill(user, ' 08 ', '12');
  await press(user, 'Save');
  expect(await screen.findByText('Workout created successfully!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Plank' })).toBeVisible();
  expect(screen.getByText('8 sets · 12 reps')).toBeVisible();
  expect(mock.posted('workout/create')).toEqual([{ weekId: 1, workoutDayId: 2, exerciseId: 3, sets: 8, reps: 12 }]);
});

test('the days are those of the chosen week and of every week; another week clears the day', async () => {
  mock.create('workoutDay', { title: 'Walk', weekId: null });
  const { user } = await open();
  expect(options('Day')).toEqual(['Select a day', 'Walk', 'Legs', 'Rest']);
  await user.selectOptions(field('Week'), 'Week 2');
  expect(options('Day')).toEqual(['Select a day', 'Walk', 'Arms']);
  expect(field('Day')).toHaveDisplayValue('Select a day');
  await user.selectOptions(field('Week'), 'Select a week');
  expect(options('Day')).toEqual(['Select a week first']);
});

test('each field says what it needs, and the first one in error gets the focus', async () => {
  const { user } = await open();
  await user.selectOptions(field('Week'), 'Select a week');
  await press(user, 'Save');
  for (const message of [
    'Please select a week.',
    'Please select a day.',
    'Please select an exercise.',
    'Please enter a valid number of sets.',
    'Please enter a valid number of reps.',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(field('Week')).toHaveFocus();
  await pick(user, 'Squat');
  expect(screen.queryByText('Please select an exercise.')).not.toBeInTheDocument();
  expect(mock.posted('workout/create')).toEqual([]);
});

testFormDialog(mock, {
  title: 'Add New Workout',
  call: 'workout/create',
  open,
  fill,
  expectKept: () => {
    expect(field('Exercise')).toHaveDisplayValue('Plank');
    expect(field('Sets')).toHaveValue('3');
    expect(field('Reps')).toHaveValue('10');
  },
  list: 'workout/detail',
  findSaved: () => screen.findByText('Workout created successfully!'),
  faults: saveFaults(mock, 'Failed to create workout. Please try again.'),
  expectSaid: expectFormAlert,
});

test('several are added in one opening: week, day, sets and reps stay, and the exercise is next', async () => {
  const { user } = await open();
  await fill(user, '4', '15');
  await press(user, 'Save and add another');
  expect(await screen.findByText(sentence('Plank was added to Legs.'))).toBeVisible();
  expect(field('Exercise')).toHaveFocus();
  expect(field('Exercise')).toHaveValue('');
  expect(field('Sets')).toHaveValue('4');
  await press(user, 'Save and add another');
  expect(await screen.findByText('Please select an exercise.')).toBeVisible();
  await pick(user, 'brid');
  await press(user, 'Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(mock.posted('workout/create')).toMatchObject([
    { workoutDayId: 1, exerciseId: 3, sets: 4, reps: 15 },
    { workoutDayId: 1, exerciseId: 2, sets: 4, reps: 15 },
  ]);
});

test('one that is refused stays as typed, and nothing is said to be added', async () => {
  const { user } = await open();
  refuse(mock.server, 'workout/create', { status: 500 });
  await fill(user);
  await press(user, 'Save and add another');
  expect(await screen.findByText('Failed to create workout. Please try again.')).toBeVisible();
  expect(field('Exercise')).toHaveDisplayValue('Plank');
  expect(screen.queryByText(/was added/)).not.toBeInTheDocument();
});

test('Update Workout starts with the stored values, and moves the workout to another day', async () => {
  const { user } = await open('/workouts?dialog=editWorkout:1');
  expect(screen.getByRole('dialog', { name: 'Update Workout' })).toBeVisible();
  expect(field('Week')).toHaveDisplayValue('Week 1');
  expect(field('Day')).toHaveDisplayValue('Legs');
  expect(field('Exercise')).toHaveDisplayValue('Squat');
  expect(field('Sets')).toHaveValue('3');
  expect(field('Reps')).toHaveValue('12');
  await user.selectOptions(field('Week'), 'Week 2');
  await user.selectOptions(field('Day'), 'Arms');
  await press(user, 'Save');
  expect(await screen.findByText('Workout updated successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Squat' })).not.toBeInTheDocument());
  expect(mock.posted('workout/update')).toEqual([
    { id: 1, weekId: 2, workoutDayId: 3, exerciseId: 1, sets: 3, reps: 12 },
  ]);
});

test('a workout whose exercise is gone asks for another', async () => {
  createWorkouts(mock);
  mock.create('workout', { exerciseId: '99' });
  renderApp('/workouts?dialog=editWorkout:4', mock.admin());
  await screen.findByRole('dialog', { name: 'Update Workout' });
  expect(field('Exercise')).toHaveValue('');
});

test('reps that are a range are saved as they are, and may be replaced by a number only', async () => {
  const { user } = await open('/workouts?dialog=editWorkout:4');
  expect(field('Reps')).toHaveValue('8-12');
  await user.clear(field('Sets'));
  await user.type(field('Sets'), '4');
  await user.type(field('Reps'), '0');
  await press(user, 'Save');
  expect(await screen.findByText('Please enter a valid number of reps.')).toBeVisible();
  await user.type(field('Reps'), '{Backspace}');
  await press(user, 'Save');
  expect(await screen.findByText('Workout updated successfully!')).toBeVisible();
  expect(mock.posted('workout/update')).toMatchObject([{ id: 4, sets: 4, reps: '8-12' }]);
});

test.each(saveFaults(mock, 'Failed to update workout. Please try again.'))(
  'after an edit that meets %s the dialog says that it was not saved, until it is edited',
  async (_name, fail, said) => {
    const { user, dialog } = await open('/workouts?dialog=editWorkout:1');
    fail('workout/update');
    await user.type(field('Reps'), '0');
    await press(user, 'Save');
    await expectFormAlert(user, said);
    expect(field('Reps')).toHaveValue('120');
    await user.type(field('Reps'), '0');
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('the dialog opens even if the days could not be loaded', async () => {
  dropConnection(mock.server, 'workout/list/workoutdays');
  await open();
  expect(field('Week')).toHaveDisplayValue('Week 1');
  expect(options('Day')).toEqual(['Select a day']);
});
